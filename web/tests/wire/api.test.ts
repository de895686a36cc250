import { afterEach, expect, test, vi } from 'vitest';
import { look, record } from '../../src/wire/api';

afterEach(() => vi.unstubAllGlobals());

const JSON_ANSWER = { 'Content-Type': 'application/json' };

/** A response that breaks off in the middle of its body. */
function cutOff(headers: Record<string, string>): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('Failed to fetch'));
    },
  });
  return new Response(body, { headers });
}

test('a server that is not there is a refusal that can be told', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(look('abc')).rejects.toMatchObject({ code: 'unreachable' });
});

test.each([JSON_ANSWER, { 'Content-Type': 'text/plain' }])(
  'an answer that is cut off is one too: %s',
  async (headers) => {
    vi.stubGlobal('fetch', async () => cutOff(headers));
    await expect(record('abc')).rejects.toMatchObject({ code: 'unreachable' });
  },
);

test('what is refused says why', async () => {
  const refused = { code: 'too-fast', speech: [{ id: 'wait', args: {} }], detail: 'slower' };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 429 }));
  await expect(look('abc')).rejects.toMatchObject(refused);
});

test('an answer is what it says it is', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ number: 3 }));
  expect(await look('abc')).toEqual({ number: 3 });
  vi.stubGlobal('fetch', async () => new Response('a record'));
  expect(await record('abc')).toBe('a record');
});
