// A companion whose server goes away: every line counts once, and none is lost or repeated.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompanionState, Line, Shown, Told } from '../../src/companion/messages';
import { CompanionSession, type Said } from '../../src/companion/session.svelte';

const STATE: CompanionState = {
  number: 0,
  game: 1,
  rules: 'colored:5',
  position: '',
  told: [],
  next_factory: 0,
  round: 1,
  is_last_round: false,
  floor_costs: [-1, -1, -2, -2, -2, -3, -3],
  is_set_up: false,
  seats: [],
  turn: null,
  is_thinking: false,
  is_late: false,
  winners: null,
  num_lines: 0,
  prompt: [],
};

/** A fake server: lines that say so change the game, and each id counts once. */
class Server {
  lines: Shown['lines'] = [{ number: 0, typed: null, speech: [] }];
  ids = new Map<string, number>();
  received: Line[] = [];
  isAway = false;
  /** Lines that are stored, but whose answers get lost. */
  losesAnswer = false;
  refuses: { code: string; status: number } | null = null;
  game = 1;

  get state(): CompanionState {
    return { ...STATE, number: this.lines.length - 1, game: this.game };
  }

  tell(typed: string): Told {
    this.lines.push({ number: this.lines.length, typed, speech: [{ id: typed, args: {} }] });
    return this.told(this.lines.length - 1, null);
  }

  told = (number: number, id: string | null): Told => ({
    type: 'told',
    line: this.lines[number]!,
    state: this.state,
    id,
  });

  fetch = async (_: string, init: RequestInit): Promise<Response> => {
    if (this.isAway) throw new TypeError('nobody there');
    if (this.refuses) return Response.json({ code: this.refuses.code }, this.refuses);
    if (init.method === 'GET')
      return Response.json({ companion: 'c', state: this.state, lines: this.lines });
    const line = JSON.parse(init.body as string) as Line;
    this.received.push(line);
    if (line.text === 'ask')
      return Response.json({ type: 'answered', id: line.id, speech: [], is_refused: false });
    if (!this.ids.has(line.id)) this.ids.set(line.id, this.tell(line.text).line.number);
    if (this.losesAnswer) throw new TypeError('cut off');
    return Response.json(this.told(this.ids.get(line.id)!, line.id));
  };
}

class Source extends EventTarget {
  static all: Source[] = [];
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  isClosed = false;
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  close = () => void (this.isClosed = true);
  tell = (told: Told) =>
    this.dispatchEvent(new MessageEvent('told', { data: JSON.stringify(told) }));
  static get last(): Source {
    return Source.all.at(-1)!;
  }
}

let server: Server;
let heard: (string | null)[];
let session: CompanionSession;

const typed = (said: readonly Said[]) => said.map((each) => each.typed);

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  heard = [];
  Source.all = [];
  vi.stubGlobal('fetch', server.fetch);
  const shown: Shown = { companion: 'c', state: server.state, lines: [...server.lines] };
  session = new CompanionSession(
    shown,
    (said) => heard.push(said.typed),
    (url) => new Source(url) as unknown as EventSource,
  );
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what was there before is shown, and not told again', () => {
  expect(typed(session.said)).toEqual([null]);
  expect(heard).toEqual([]);
  expect(Source.last.url).toBe('/api/companions/c/stream?after=0');
});

test('a line is told once, whether the answer or the stream is first', async () => {
  const answer = await session.send('a', 'en');
  expect(answer.type).toBe('told');
  Source.last.tell(server.told(1, null));
  Source.last.tell(server.tell('b'));
  expect(heard).toEqual(['a', 'b']);
  expect(session.state.number).toBe(2);
});

test('lines are sent until they are answered, in order, and taken once', async () => {
  server.losesAnswer = true;
  const answers = Promise.all(['a', 'b'].map((line) => session.send(line, 'en')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.numWaiting).toBe(2);
  server.losesAnswer = false;
  server.isAway = true;
  await vi.advanceTimersByTimeAsync(10_000);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answers).map((each) => each.type)).toEqual(['told', 'told']);
  expect(server.lines.map((line) => line.typed)).toEqual([null, 'a', 'b']);
  expect(new Set(server.received.map(({ id }) => id)).size).toBe(2);
  expect(heard).toEqual(['a', 'b']);
  expect(session.numWaiting).toBe(0);
});

test('a line that the stream tells waits no longer, where its answer was cut off', async () => {
  server.losesAnswer = true;
  const told = session.send('a', 'en');
  await vi.advanceTimersByTimeAsync(100);
  expect(session.numWaiting).toBe(1);
  server.isAway = true;
  Source.last.tell(server.told(1, server.received[0]!.id));
  expect((await told).type).toBe('told');
  expect(session.numWaiting).toBe(0);
  const next = session.send('b', 'en');
  expect(session.numWaiting).toBe(1);
  server.losesAnswer = server.isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await next).type).toBe('told');
  expect(server.received.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(heard).toEqual(['a', 'b']);
});

test('who is too fast waits; what is refused is not sent again', async () => {
  server.refuses = { code: 'too-fast', status: 429 };
  const slow = session.send('a', 'en');
  await vi.advanceTimersByTimeAsync(1000);
  server.refuses = null;
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await slow).type).toBe('told');
  server.refuses = { code: 'not-stored', status: 503 };
  await expect(session.send('b', 'en')).rejects.toMatchObject({ code: 'not-stored' });
  expect(session.numWaiting).toBe(0);
});

test('what was missed while the connection was lost is heard when it is back', async () => {
  Source.last.onerror();
  expect(session.status).toBe('lost');
  server.tell('a');
  server.isAway = true;
  await vi.advanceTimersByTimeAsync(20_000);
  server.isAway = false;
  server.tell('b');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['a', 'b']);
  expect(Source.last.url).toBe('/api/companions/c/stream?after=2');
  Source.last.onopen();
  expect(session.status).toBe('open');
});

test('a browser that is online again is asked soon, however long it was away', async () => {
  Source.last.onerror();
  server.isAway = true;
  await vi.advanceTimersByTimeAsync(60_000);
  const waiting = session.send('a', 'en');
  await vi.advanceTimersByTimeAsync(20_000);
  server.isAway = false;
  globalThis.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(500);
  expect((await waiting).type).toBe('told');
  expect(Source.last.url).toBe('/api/companions/c/stream?after=1');
});

test('a server that had to go back to an older copy is followed', async () => {
  for (const line of ['a', 'b', 'c']) await session.send(line, 'en');
  server.lines = server.lines.slice(0, 2);
  Source.last.onerror();
  await vi.advanceTimersByTimeAsync(1000);
  expect(typed(session.said)).toEqual([null, 'a']);
  expect(Source.last.url).toBe('/api/companions/c/stream?after=1');
  Source.last.tell(server.tell('d'));
  expect(heard).toEqual(['a', 'b', 'c', 'd']);
});

test('every line says which phone it comes from', async () => {
  await session.send('a', 'en');
  await session.send('b', 'en');
  expect(new Set(server.received.map(({ phone }) => phone)).size).toBe(1);
  expect(server.received[0]!.phone).toMatch(/./);
});

test('a gap is noticed and filled', async () => {
  server.tell('a');
  Source.last.tell(server.tell('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['a', 'b']);
});

test('a phone that slept looks whether it missed something', async () => {
  server.tell('a');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['a']);
  expect(Source.all[0]!.isClosed).toBe(true);
});

test('another game begins with an empty log', () => {
  session.answer('ask', [], false);
  server.game = 2;
  Source.last.tell(server.tell('new'));
  expect(typed(session.said)).toEqual(['new']);
});

test('a game that the server has no more is said to be gone', async () => {
  Source.last.onerror();
  server.refuses = { code: 'no-such-table', status: 404 };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.status).toBe('gone');
});

test('whoever leaves waits for nothing', async () => {
  server.isAway = true;
  const never = session.send('a', 'en');
  session.close();
  await expect(never).rejects.toMatchObject({ code: 'closed' });
  expect(Source.last.isClosed).toBe(true);
});
