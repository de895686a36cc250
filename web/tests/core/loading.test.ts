// Loading the core: from a server that has one, that has none, that is gone, or whose file is damaged.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCore } from '../../src/core/loading';

const FILES = { core: '/core/core-a.wasm', networks: { '2-gray': '/core/2-gray-b.net' } };
/** The smallest module there is. */
const MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
let answers: Record<string, () => Response>;

beforeEach(() => {
  answers = {
    '/core.json': () => Response.json(FILES),
    '/core/core-a.wasm': () => new Response(MODULE),
    '/core/2-gray-b.net': () => new Response(new Uint8Array([1, 2, 3])),
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address];
    if (!answer) throw new TypeError('network');
    return answer();
  });
  vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(async (source) =>
    WebAssembly.compile(await (await source).arrayBuffer()),
  );
});
afterEach(() => void vi.restoreAllMocks());

test('the core comes with the network of its kind of game', async () => {
  const loaded = await loadCore('2-gray');
  expect(loaded!.module).toBeInstanceOf(WebAssembly.Module);
  expect(loaded!.networks).toEqual([new Uint8Array([1, 2, 3])]);
});

test('a server without a core is no error', async () => {
  answers['/core.json'] = () => Response.json({ core: null, networks: {} });
  expect(await loadCore('2-gray')).toBeNull();
});

test('a browser without WebAssembly is no error', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(await loadCore('2-gray')).toBeNull();
  vi.unstubAllGlobals();
});

test.each(['/core.json', '/core/core-a.wasm', '/core/2-gray-b.net'])(
  'a server that is gone at %s is told as such',
  async (address) => {
    delete answers[address];
    await expect(loadCore('2-gray')).rejects.toMatchObject({ code: 'unreachable' });
  },
);

test('a file that the server no longer has is told', async () => {
  answers['/core/2-gray-b.net'] = () => new Response('', { status: 404 });
  await expect(loadCore('2-gray')).rejects.toMatchObject({ code: 'failed' });
});

test('a damaged core is told', async () => {
  answers['/core/core-a.wasm'] = () => new Response(new Uint8Array([1, 2, 3]));
  await expect(loadCore('2-gray')).rejects.toThrow('/core/core-a.wasm is damaged');
});

test('a connection that is lost on the way is told as such', async () => {
  vi.spyOn(WebAssembly, 'compileStreaming').mockRejectedValue(new TypeError('network'));
  await expect(loadCore('2-gray')).rejects.toMatchObject({ code: 'unreachable' });
});

test('for an unknown kind of game nothing is loaded', async () => {
  const loading = vi.fn(async () => Response.json(FILES));
  vi.stubGlobal('fetch', loading);
  await expect(loadCore('5-gray')).rejects.toThrow('5-gray');
  expect(loading).toHaveBeenCalledOnce();
});
