// The licence notices of everything from other people that goes into the bundle, in `licenses.txt`. A
// package without a notice fails the build.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'licenses.txt';
const NOTICE = /^(licen[cs]e|notice|copying)/i;
const PACKAGE = /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const LINE = '-'.repeat(72);

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    async generateBundle() {
      const folders = new Map<string, string>();
      for (const id of this.getModuleIds()) {
        const [, folder, name] = PACKAGE.exec(id) ?? [];
        if (folder) folders.set(name!, folder);
      }
      const notices = await Promise.all(
        [...folders].toSorted(([a], [b]) => a.localeCompare(b)).map(([, folder]) => notice(folder)),
      );
      this.emitFile({ type: 'asset', fileName: FILE, source: notices.join(`\n${LINE}\n\n`) });
    },
  };
}

async function notice(folder: string): Promise<string> {
  const { name, version, license, author } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf-8'),
  ) as { name: string; version: string; license: string; author?: string | { name: string } };
  const names = await readdir(folder);
  const paths = names.filter((file) => NOTICE.test(file)).map((file) => join(folder, file));
  if (!paths.length) throw new Error(`${name} has no licence notice in ${folder}`);
  const texts = await Promise.all(paths.toSorted().map((path) => readFile(path, 'utf-8')));
  const by = typeof author === 'string' ? author : author?.name;
  const title = `${name} ${version} (${license}${by ? `, ${by}` : ''})`;
  return `${[title, ...texts.map((text) => text.trim())].join('\n\n')}\n`;
}
