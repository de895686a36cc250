import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepReview, keptReview } from '../../src/review/kept';
import { Reviewing } from '../../src/review/reviewing.svelte';
import { speak, speakAlso } from '../../src/voice/speech.svelte';
import { at } from './game';

beforeAll(async () => {
  await speak('en');
  await speakAlso('review');
});

/** What the server answers, request by request: lines, nothing, or nothing until it is stopped. */
let answers: (object[] | null | 'later')[];
let asked: { limit: string }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
      asked.push(JSON.parse(body) as { limit: string });
      const lines = answers.shift();
      if (lines === 'later')
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      if (!lines || lines === 'later') throw new TypeError('network');
      // Cut in the middle of a line.
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
      const bytes = new TextEncoder().encode(text);
      return new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(bytes.slice(0, 20));
            controller.enqueue(bytes.slice(20));
            controller.close();
          },
        }),
      );
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a quick review comes first, then a closer one', async () => {
  answers = [
    [{ type: 'studying', done: 1, total: 5 }, at('quick')],
    [{ type: 'studying', done: 1, total: 5 }, at('normal')],
  ];
  const reviewing = new Reviewing('a record');
  await reviewing.run();
  expect(asked.map(({ limit }) => limit)).toEqual(['quick', 'normal']);
  expect(reviewing.isDone).toBe(true);
  expect([reviewing.limit, reviewing.progress, reviewing.problem]).toEqual([null, null, null]);
  expect(keptReview('a record')).toEqual(at('normal'));
});

test('a kept review is there at once, and goes on where it was', async () => {
  keepReview('a record', at('quick'));
  answers = [[at('normal')]];
  const reviewing = new Reviewing('a record');
  expect(reviewing.reviewed).toEqual(at('quick'));
  await reviewing.run();
  expect(asked.map(({ limit }) => limit)).toEqual(['normal']);
});

test.each([
  ['a lost server', null, 'refused-unreachable'],
  ['a connection that breaks', [{ type: 'studying', done: 1, total: 5 }], 'refused-unreachable'],
  ['a busy server', [{ type: 'refused', code: 'busy' }], 'refused-busy'],
])('%s is told, and nothing is lost', async (_, answer, told) => {
  answers = [[at('quick')], answer];
  const reviewing = new Reviewing('a record');
  await reviewing.run();
  expect(reviewing.problem?.map(({ id }) => id)).toEqual([told]);
  expect(reviewing.reviewed).toEqual(at('quick'));
  // Again, and it goes on.
  answers = [[at('normal')]];
  await reviewing.run();
  expect([reviewing.isDone, reviewing.problem]).toEqual([true, null]);
});

test('whoever stops it keeps what there is', async () => {
  answers = [[at('quick')], 'later'];
  const reviewing = new Reviewing('a record');
  const running = reviewing.run();
  await vi.waitFor(() => expect(reviewing.reviewed).not.toBeNull());
  reviewing.stop();
  await running;
  expect(reviewing.reviewed).toEqual(at('quick'));
  expect([reviewing.limit, reviewing.problem]).toEqual([null, null]);
});
