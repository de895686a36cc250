// The core's files: where the server has them, loaded when they are first needed.

import { request } from '../wire/api';

export interface CoreFiles {
  /** The core's address; null where this server has none, and reviews itself. */
  core: string | null;
  /** The networks' addresses, by `2-colored` and so on. */
  networks: Record<string, string>;
}

/** A mind's files. Throws RefusedError if the server can't be reached, null where it has no core. */
export async function loadCore(
  kind: string,
): Promise<{ module: WebAssembly.Module; networks: Uint8Array[] } | null> {
  if (typeof WebAssembly === 'undefined') return null;
  const { core, networks } = await request<CoreFiles>('GET', '/core.json');
  if (!core) return null;
  const [module, network] = await Promise.all([
    WebAssembly.compileStreaming(fetch(core)),
    fetch(networks[kind]!).then((response) => response.arrayBuffer()),
  ]);
  return { module, networks: [new Uint8Array(network)] };
}
