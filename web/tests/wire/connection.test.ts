import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Status } from '../../src/wire/connection';
import { happened, Network, state } from './sockets';
import { RefusedError } from '../../src/wire/refusal';

const LONGEST = 8000;

let network: Network;
let connection: Connection;
let told: string[];
let statuses: Status[];

beforeEach(() => {
  vi.useFakeTimers();
  network = new Network();
  told = [];
  statuses = [];
  connection = new Connection(
    'abc',
    {
      state: ({ number }) => told.push(`state ${number}`),
      happened: ({ number }) => told.push(`happened ${number}`),
      present: ({ seats }) => told.push(`present ${seats.join()}`),
      status: (status) => statuses.push(status),
    },
    network.open,
  );
});

afterEach(() => {
  connection.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Runs all pending timers. */
const wait = () => vi.advanceTimersByTime(LONGEST);

describe('a connection', () => {
  test('greets the socket of its table, and has seen nothing yet', () => {
    expect(network.socket.url).toMatch(/^ws:\/\/[^/]+\/api\/tables\/abc\/socket$/);
    expect(statuses).toEqual([]);
    network.socket.accept();
    expect(network.socket.sent).toEqual([{ type: 'hello', tokens: [], after: null }]);
    expect(statuses).toEqual(['open']);
  });

  test('is one too many until the server speaks to it', () => {
    network.socket.accept();
    network.socket.end(4429);
    expect(statuses).toEqual(['open', 'crowded']);
    wait();
    network.socket.accept();
    network.socket.end(4429);
    expect(statuses).toEqual(['open', 'crowded', 'crowded']);
    wait();
    network.socket.accept();
    network.socket.receive({ type: 'state', state: state(4) });
    expect(statuses).toEqual(['open', 'crowded', 'crowded', 'open']);
  });

  test('says after a cut what it has seen', () => {
    network.socket.accept();
    network.socket.receive({ type: 'state', state: state(4) });
    network.socket.receive(happened(5));
    network.socket.end();
    expect(statuses).toEqual(['open', 'lost']);
    wait();
    network.socket.accept();
    expect(network.opened).toHaveLength(2);
    expect(network.socket.sent).toEqual([{ type: 'hello', tokens: [], after: 5 }]);
    expect(statuses).toEqual(['open', 'lost', 'open']);
  });

  test('tells nothing twice, and everything in order', () => {
    network.socket.accept();
    network.socket.receive({ type: 'state', state: state(4) });
    network.socket.receive(happened(5));
    network.socket.receive(happened(6));
    network.socket.end();
    wait();
    network.socket.accept();
    for (const number of [5, 6, 7]) network.socket.receive(happened(number));
    expect(told).toEqual(['state 4', 'happened 5', 'happened 6', 'happened 7']);
  });

  test('tells who is there', () => {
    network.socket.accept();
    network.socket.receive({
      type: 'present',
      seats: [0, 2],
      gone: [],
      spectators: 0,
      clocks: null,
      deal_milliseconds: null,
    });
    expect(told).toEqual(['present 0,2']);
  });

  test('waits longer each time nobody answers, up to a limit, and less after an answer', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const waited: number[] = [];
    const fail = (): void => {
      const opened = network.opened.length;
      network.socket.end();
      let milliseconds = 0;
      while (network.opened.length === opened && milliseconds <= LONGEST) {
        vi.advanceTimersByTime(50);
        milliseconds += 50;
      }
      waited.push(milliseconds);
    };
    for (let tries = 0; tries < 8; tries++) fail();
    expect(waited).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    network.socket.accept();
    network.socket.receive({ type: 'state', state: state(1) });
    fail();
    expect(waited.at(-1)).toBe(250);
  });

  test('hurries when the network is back', () => {
    for (let tries = 0; tries < 6; tries++) {
      network.socket.end();
      wait();
    }
    network.socket.end();
    const before = network.opened.length;
    dispatchEvent(new Event('online'));
    expect(network.opened).toHaveLength(before + 1);
    wait();
    expect(network.opened).toHaveLength(before + 1);
  });

  test('does not hurry while it is connected', () => {
    network.socket.accept();
    dispatchEvent(new Event('online'));
    expect(network.opened).toHaveLength(1);
  });

  test('gives up where the server refuses the greeting, and what waits is refused with it', async () => {
    const asked = connection.ask(0, { type: 'undo' }, 0);
    network.socket.accept();
    network.socket.end(4400);
    expect(statuses).toEqual(['open', 'refused']);
    await expect(asked).rejects.toMatchObject({ code: 'closed' });
    await expect(connection.send('hint', {})).rejects.toMatchObject({ code: 'closed' });
    wait();
    expect(network.opened).toHaveLength(1);
  });

  test.each([1012, 1006, 4408, 1009])('comes back after a close with %i', (code) => {
    network.socket.accept();
    network.socket.end(code);
    wait();
    expect(network.opened).toHaveLength(2);
  });

  test('that is closed is not renewed: who sat down last has left the page where they did', () => {
    network.socket.accept();
    connection.close();
    connection.renew();
    expect(network.opened).toHaveLength(1);
  });

  test('that is closed stays so', () => {
    network.socket.accept();
    connection.close();
    wait();
    connection.renew();
    dispatchEvent(new Event('online'));
    expect(network.socket.closedWith).toBe(1000);
    expect(network.opened).toHaveLength(1);
    expect(statuses).toEqual(['open']);
  });
});

describe('a connection that is left while it is being opened', () => {
  test('is closed when it is open, and says nothing', () => {
    connection.close();
    expect(network.socket.closedWith).toBeNull();
    network.socket.accept();
    expect(network.socket.closedWith).toBe(1000);
    expect(network.socket.sent).toEqual([]);
    expect(statuses).toEqual([]);
  });
});

describe('what is asked', () => {
  test('is answered by its id', async () => {
    network.socket.accept();
    const first = connection.ask(0, { type: 'move', move: '1B4' }, 7);
    const second = connection.send('say', { text: 'score' });
    const [, move, line] = network.socket.sent;
    expect(move).toMatchObject({ type: 'ask', seat: 0, after: 7, request: { move: '1B4' } });
    expect(line).toMatchObject({ type: 'say', text: 'score' });
    expect(move!.id).not.toBe(line!.id);
    network.socket.receive({ type: 'answered', id: line!.id as string, speech: [] });
    network.socket.receive({ type: 'accepted', id: move!.id as string, number: 8 });
    expect(await first).toMatchObject({ type: 'accepted', number: 8 });
    expect(await second).toMatchObject({ type: 'answered' });
  });

  test('before the socket is open is sent after the greeting', () => {
    void connection.ask(0, { type: 'undo' }, 0).catch(() => undefined);
    network.socket.accept();
    expect(network.socket.sent.map(({ type }) => type)).toEqual(['hello', 'ask']);
  });

  test('and not answered is sent again after a cut with the same id, and answered once', async () => {
    network.socket.accept();
    const asked = connection.ask(0, { type: 'move', move: '1B4' }, 7);
    const done = connection.ask(1, { type: 'undo' }, 7);
    const [, sent, other] = network.socket.sent;
    network.socket.receive({ type: 'accepted', id: other!.id as string, number: 8 });
    await done;
    network.socket.end();
    wait();
    network.socket.accept();
    expect(network.socket.sent.slice(1)).toEqual([sent]);
    network.socket.receive({ type: 'accepted', id: sent!.id as string, number: 9 });
    expect(await asked).toMatchObject({ number: 9 });
    network.socket.end();
    wait();
    network.socket.accept();
    expect(network.socket.sent).toHaveLength(1);
  });

  test('and refused says why', async () => {
    network.socket.accept();
    const asked = connection.ask(0, { type: 'undo' }, 0);
    const speech = [{ id: 'undo-nothing', args: {} }];
    const id = network.socket.sent[1]!.id as string;
    network.socket.receive({ type: 'refused', id, code: 'undo-nothing', speech });
    const error: unknown = await asked.catch((each: unknown) => each);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ code: 'undo-nothing', speech });
  });

  test('by nobody we know of is left alone', () => {
    network.socket.accept();
    network.socket.receive({ type: 'accepted', id: 'of another page', number: 1 });
    network.socket.receive({ type: 'refused', id: null, code: 'malformed', speech: [] });
    expect(told).toEqual([]);
  });

  test('is refused when the page is left', async () => {
    network.socket.accept();
    const asked = connection.send('options', { seat: 0 });
    connection.close();
    await expect(asked).rejects.toMatchObject({ code: 'closed' });
  });
});
