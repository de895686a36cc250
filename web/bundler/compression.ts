// Writes each file of the bundle a second time, compressed by brotli, so that the server need not
// compress.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

// Fonts are compressed already.
const compressible = /\.(html|js|css|svg|json|txt|webmanifest)$/;

export function compression(): Plugin {
  return {
    name: 'compressing',
    apply: 'build',
    async writeBundle(options) {
      const names = await readdir(options.dir!, { recursive: true });
      const found = names.filter((name) => compressible.test(name));
      await Promise.all(found.map((name) => compress(join(options.dir!, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path), { params }));
}
