// The core's files: where the server has them, loaded when they are first needed.

import { request } from '../wire/api';
import { RefusedError } from '../wire/refusal';
import { CoreError } from './core';

/** The addresses, in `core.json`. */
interface CoreFiles {
  /** Null where this server has no core, and reviews games itself. */
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
 * RefusedError if the server can't be reached, and CoreError for a damaged file.
 */
export async function loadCore(kind: string): Promise<LoadedCore | null> {
  if (typeof WebAssembly === 'undefined') return null;
  const { core, networks } = await request<CoreFiles>('GET', '/core.json');
  if (!core) return null;
  const [module, network] = await Promise.all([load(core), load(networks[kind]!)]);
  return {
    module: await WebAssembly.compileStreaming(module).catch(() => {
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
