// The core's files: where the server has them. No page loads them yet.

import { request } from '../wire/api';
import { RefusedError } from '../wire/refusal';
import { CoreError } from './core';

/** The addresses, in `core.json`. */
interface CoreFiles {
  /** Null where this server has none. */
  core: string | null;
  /** By the kind of game, such as `2-colored`. */
  networks: Record<string, string>;
}

export interface LoadedCore {
  module: WebAssembly.Module;
  networks: Uint8Array[];
}

/**
 * The core, with the network of a kind of game; null where the browser or the server has none. Throws
 * RefusedError if the server can't be reached, and CoreError for a damaged file or an unknown kind.
 */
export async function loadCore(kind: string): Promise<LoadedCore | null> {
  if (typeof WebAssembly === 'undefined') return null;
  const { core, networks } = await request<CoreFiles>('GET', '/core.json');
  if (!core) return null;
  const address = networks[kind];
  if (!address) throw new CoreError(`there is no network for ${kind}`);
  const [module, network] = await Promise.all([load(core), load(address)]);
  return {
    module: await WebAssembly.compileStreaming(module).catch((error: unknown) => {
      // Any other error: the connection was lost on the way.
      if (!(error instanceof WebAssembly.CompileError)) throw new RefusedError('unreachable');
      throw new CoreError(`${core} is damaged`);
    }),
    networks: [new Uint8Array(await arrived(network.arrayBuffer()))],
  };
}

async function load(address: string): Promise<Response> {
  const response = await arrived(fetch(address));
  if (!response.ok) throw new RefusedError('failed');
  return response;
}

async function arrived<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch {
    throw new RefusedError('unreachable');
  }
}
