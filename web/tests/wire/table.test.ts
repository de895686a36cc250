import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice, Present } from '../../src/wire/messages';
import { TableSession } from '../../src/wire/table.svelte';
import { happened, Network, state } from './sockets';
import { RefusedError } from '../../src/wire/refusal';

let network: Network;
let session: TableSession;
let held: number[];

beforeEach(async () => {
  network = new Network();
  held = [0];
  const Socket = function (this: unknown, url: string) {
    return network.open(url);
  } as unknown as typeof WebSocket;
  vi.stubGlobal('WebSocket', Object.assign(Socket, { CONNECTING: 0, OPEN: 1, CLOSED: 3 }));
  vi.stubGlobal('fetch', async () =>
    Response.json({ held: held.map((seat) => ({ seat, token: `token ${seat}` })) }),
  );
  session = new TableSession('abc');
  await vi.waitFor(() => expect(session.held).toEqual([0]));
  network.socket.accept();
  network.socket.receive({ type: 'state', state: state(3) });
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PRESENT: Present = {
  type: 'present',
  seats: [0],
  gone: [],
  spectators: 0,
  clocks: null,
  deal_milliseconds: null,
};

const sent = (type: string) => network.socket.sent.filter((message) => message.type === type);

describe('a table as the page knows it', () => {
  test('is what the server told last', () => {
    expect(session.status).toBe('open');
    expect(session.state?.number).toBe(3);
    expect(session.position?.factories[0]).toEqual(['B', 'B', 'B', 'B']);
    network.socket.receive(happened(4, { round: 2 }));
    expect(session.state?.round).toBe(2);
    expect(session.log.map(({ number }) => number)).toEqual([4]);
  });

  test('knows whose turn it is, and whose board to show', async () => {
    expect([session.turn, session.own, session.isSpectator]).toEqual([0, 0, false]);
    network.socket.receive(happened(4, { to_decide: [1] }));
    expect([session.turn, session.own]).toEqual([null, 0]);
    held = [0, 1];
    await session.lookForSeats();
    expect([session.turn, session.own]).toEqual([1, 1]);
  });

  test('is not played here where a computer player took the seat of who was gone', () => {
    const seats = state(3).seats.map((seat) => ({ ...seat, is_handed_over: true }));
    network.socket.receive(happened(4, { seats }));
    expect([session.turn, session.own]).toEqual([null, 0]);
  });

  test('has the clocks that were told last, whoever told them', () => {
    const clocks = (milliseconds: number) => [{ milliseconds, is_running: true }];
    network.socket.receive(happened(4, { clocks: clocks(9000) }));
    expect(session.clocks.told).toEqual(clocks(9000));
    network.socket.receive({ ...PRESENT, clocks: clocks(5000) });
    expect(session.clocks.told).toEqual(clocks(5000));
  });

  test('knows when the deal comes by itself, whatever else happens meanwhile', () => {
    vi.useFakeTimers();
    expect(session.dealAt).toBeNull();
    network.socket.receive(happened(4, { deal_milliseconds: 8000 }));
    const due = session.dealAt;
    expect(due).toBe(performance.now() + 8000);
    vi.advanceTimersByTime(3000);
    network.socket.receive(happened(5, { deal_milliseconds: 5000, takeback: 1 }));
    expect(session.dealAt).toBe(due);
    // Who reconnects is told old entries with old times, then how it is now.
    vi.advanceTimersByTime(1000);
    network.socket.receive({ ...PRESENT, deal_milliseconds: 4000 });
    expect(session.dealAt).toBe(due);
    network.socket.receive(happened(6));
    expect(session.dealAt).toBeNull();
  });

  test('greets the server anew after sitting down, which reads the seats when a socket opens', async () => {
    const first = network.socket;
    await session.lookForSeats();
    expect(network.socket).toBe(first);
    held = [0, 1];
    await session.lookForSeats();
    expect(network.socket).not.toBe(first);
    network.socket.accept();
    expect(network.socket.sent[0]).toMatchObject({ type: 'hello', after: 3 });
  });

  test('of a spectator has no seat of their own', async () => {
    held = [];
    await session.lookForSeats();
    expect([session.turn, session.own, session.isSpectator]).toEqual([null, 0, true]);
  });

  test('has the seats from the beginning that are known already', async () => {
    const known = new TableSession('abc', [0]);
    network.socket.accept();
    network.socket.receive({ type: 'state', state: state(3) });
    expect([known.held, known.isSpectator]).toEqual([[0], false]);
    known.close();
  });

  test('asks for its seats again where nobody answered, as soon as somebody is there', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const later = new TableSession('abc');
    await new Promise((done) => setTimeout(done));
    expect(later.held).toEqual([]);
    vi.stubGlobal('fetch', async () => Response.json({ held: [{ seat: 1, token: 'token 1' }] }));
    network.socket.accept();
    await vi.waitFor(() => expect(later.held).toEqual([1]));
    later.close();
  });

  test('asks for its seats again where they were refused while the socket opened', async () => {
    vi.useFakeTimers();
    let refuse = (): void => undefined;
    vi.stubGlobal(
      'fetch',
      () => new Promise((_, reject) => (refuse = () => reject(new TypeError('Failed to fetch')))),
    );
    const later = new TableSession('abc');
    network.socket.accept();
    network.socket.receive({ type: 'state', state: state(3) });
    vi.stubGlobal('fetch', async () => Response.json({ held: [{ seat: 1, token: 'token 1' }] }));
    refuse();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect([later.status, later.held]).toEqual(['open', [1]]);
    later.close();
  });

  test('asks for its log again where nobody answered', async () => {
    let isThere = false;
    class Source extends EventTarget {
      onerror: (() => void) | null = null;
      constructor() {
        super();
        queueMicrotask(() => {
          if (!isThere) return this.onerror?.();
          for (const number of [1, 2, 3]) {
            const data = JSON.stringify(happened(number));
            this.dispatchEvent(new MessageEvent('happened', { data }));
          }
        });
      }
      close(): void {}
    }
    vi.stubGlobal('EventSource', Source);
    await expect(session.recall()).rejects.toBeInstanceOf(RefusedError);
    isThere = true;
    await session.recall();
    expect(session.log.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('has the same position until it changes, whatever else happens', () => {
    const before = session.position;
    network.socket.receive(happened(4, { takeback: 1 }));
    expect(session.position).toBe(before);
    const position = session.state!.position.replace('BBBB', 'YYYY');
    network.socket.receive(happened(5, { position }));
    expect(session.position).not.toBe(before);
  });

  test('tells its listeners what was before, until they go', () => {
    const heard: [number, number | undefined][] = [];
    const stop = session.listen(({ number }, before) => heard.push([number, before?.number]));
    network.socket.receive(happened(4));
    stop();
    network.socket.receive(happened(5));
    expect(heard).toEqual([[4, 3]]);
  });

  test('asks for what was seen on the screen', () => {
    void session.ask({ type: 'undo' }).catch(() => undefined);
    void session.say('score', 'de').catch(() => undefined);
    expect(sent('ask')[0]).toMatchObject({ seat: 0, after: 3, request: { type: 'undo' } });
    expect(sent('say')[0]).toMatchObject({ after: 3, text: 'score', language: 'de', columns: [] });
  });
});

describe('what can be done', () => {
  const choice: Choice = { move: '1B4', is_legal: true, speech: [], outcome: null };
  const answer = (choices: Choice[]): void => {
    const id = sent('options').at(-1)!.id as string;
    network.socket.receive({ type: 'options', id, number: 3, choices });
  };

  test('is asked for once, as long as nothing happens', async () => {
    const asked = session.options('1B');
    answer([choice]);
    expect(await asked).toEqual([choice]);
    expect(await session.options('1B')).toEqual([choice]);
    expect(sent('options')).toHaveLength(1);
    network.socket.receive(happened(4));
    void session.options('1B').catch(() => undefined);
    expect(sent('options')).toHaveLength(2);
  });

  test('is asked for again after a refusal', async () => {
    const asked = session.options('1B');
    const id = sent('options')[0]!.id as string;
    network.socket.receive({ type: 'refused', id, code: 'too-fast', speech: [] });
    await expect(asked).rejects.toBeInstanceOf(RefusedError);
    void session.options('1B').catch(() => undefined);
    expect(sent('options')).toHaveLength(2);
  });

  test('on the gray side depends on the columns so far, which a new position forgets', () => {
    session.columns = ['T11'];
    void session.options(null).catch(() => undefined);
    expect(sent('options')[0]).toMatchObject({ columns: ['T11'] });
    expect(sent('options')[0]).not.toHaveProperty('tiles');
    network.socket.receive(happened(4));
    expect(session.columns).toEqual(['T11']);
    const { position } = state(5);
    network.socket.receive(happened(5, { position: position.replace(' O1 ', ' O2 ') }));
    expect(session.columns).toEqual([]);
  });

  test('on one screen begins anew for the next seat that chooses columns', async () => {
    held = [0, 1];
    await session.lookForSeats();
    network.socket.accept();
    network.socket.receive(happened(4, { to_decide: [0, 1] }));
    session.columns = ['T11'];
    network.socket.receive(happened(5, { to_decide: [1] }));
    expect([session.own, session.columns]).toEqual([1, []]);
  });

  test('can be advised', async () => {
    session.columns = ['T11'];
    const hint = session.hint();
    expect(sent('hint')[0]).toMatchObject({ columns: ['T11'] });
    const id = sent('hint')[0]!.id as string;
    network.socket.receive({ type: 'hinted', id, number: 3, move: '1B4', speech: [] });
    expect((await hint).move).toBe('1B4');
  });
});

describe('entries that come quickly', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    session.showFor = () => 700;
  });
  afterEach(() => vi.useRealTimers());

  const shown = () => session.log.map(({ number }) => number);

  test('are shown one after the other', () => {
    for (const number of [4, 5, 6]) network.socket.receive(happened(number));
    expect(shown()).toEqual([4]);
    expect(session.state?.number).toBe(4);
    vi.advanceTimersByTime(700);
    expect(shown()).toEqual([4, 5]);
    vi.advanceTimersByTime(700);
    expect(shown()).toEqual([4, 5, 6]);
    // Nothing is left: the next one is shown when the last has been.
    network.socket.receive(happened(7));
    expect(shown()).toEqual([4, 5, 6]);
    vi.advanceTimersByTime(700);
    expect(shown()).toEqual([4, 5, 6, 7]);
  });

  test('are all shown at once when a key or a click asks for it', () => {
    for (const number of [4, 5, 6]) network.socket.receive(happened(number));
    session.catchUp();
    expect(shown()).toEqual([4, 5, 6]);
    network.socket.receive(happened(7));
    expect(shown()).toEqual([4, 5, 6, 7]);
  });

  test('wait no longer than is left when a key or a click cuts one short', () => {
    for (const number of [4, 5, 6]) network.socket.receive(happened(number));
    vi.advanceTimersByTime(100);
    session.showNextIn(300);
    vi.advanceTimersByTime(299);
    expect(shown()).toEqual([4]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([4, 5]);
    vi.advanceTimersByTime(700);
    expect(shown()).toEqual([4, 5, 6]);
    // Nothing is being shown, so nothing has to wait.
    vi.advanceTimersByTime(700);
    session.showNextIn(300);
    network.socket.receive(happened(7));
    expect(shown()).toEqual([4, 5, 6, 7]);
  });

  test('never hold up a move: it follows the last of them', () => {
    for (const number of [4, 5]) network.socket.receive(happened(number));
    session.ask({ type: 'undo' }).catch(() => {});
    expect(sent('ask')[0]).toMatchObject({ after: 5 });
  });

  test('never hold up a hint: it is one for the position after them', () => {
    for (const number of [4, 5]) network.socket.receive(happened(number));
    session.hint().catch(() => {});
    expect(sent('hint')).toHaveLength(1);
    expect(shown()).toEqual([4, 5]);
  });

  test('do not stop the clocks', () => {
    const clocks = [{ milliseconds: 9000, is_running: true }];
    network.socket.receive(happened(4));
    network.socket.receive(happened(5, { clocks }));
    expect(shown()).toEqual([4]);
    expect(session.clocks.told).toEqual(clocks);
  });

  test('are not overtaken by a whole state, as after a lost connection', () => {
    for (const number of [4, 5]) network.socket.receive(happened(number));
    network.socket.receive({ type: 'state', state: state(8) });
    expect(shown()).toEqual([4, 5]);
    expect(session.state?.number).toBe(8);
  });
});
