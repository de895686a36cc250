// Fluent catalogs as modules. `import text from './en.ftl'` is its text without comments.
// `import texts from './en.ftl?language'` are all catalogs of the language: those of `words/` that a page
// needs, and the page's own.

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = join(import.meta.dirname, '../../src/azulejos/words/locales');
/** Catalogs of `words/` that no page needs, or one page only, which loads it by itself. */
const LEFT_OUT = ['companion.ftl', 'full-screen.ftl', 'online.ftl', 'review.ftl', 'terminal.ftl'];
/** The words of the tactile set: not a catalog, but as plain. */
const TACTILE = '/tactile.words';
const OF_A_LANGUAGE = /^(.*\/(\w+)\.ftl)\?language$/;

export function fluentCatalogs(): Plugin {
  return {
    name: 'fluent-catalogs',
    enforce: 'pre',
    async load(id) {
      const [, page, language] = OF_A_LANGUAGE.exec(id) ?? [];
      if (page) {
        const paths = [...(await wordsCatalogs(language!)), page];
        for (const path of paths) this.addWatchFile(path);
        return exported(await Promise.all(paths.map(textOf)));
      }
      if (id.endsWith(TACTILE)) return exported(await readFile(id, 'utf-8'));
      return id.endsWith('.ftl') ? exported(await textOf(id)) : null;
    },
  };
}

/** The name of a language's file in the bundle; null for any other module. */
export function languageChunk(id: string | null): string | null {
  return id && OF_A_LANGUAGE.test(id) ? `catalog.${basename(id).split('.')[0]}` : null;
}

async function wordsCatalogs(language: string): Promise<string[]> {
  const names = await readdir(join(WORDS, language));
  const wanted = names.filter((name) => name.endsWith('.ftl') && !LEFT_OUT.includes(name));
  return wanted.sort().map((name) => join(WORDS, language, name));
}

async function textOf(path: string): Promise<string> {
  const lines = (await readFile(path, 'utf-8')).split('\n');
  const said = lines.filter((line) => !line.startsWith('#')).join('\n');
  // Empty lines and most spaces are for readers: a text that goes on needs one, and variants,
  // attributes and braces none.
  return said
    .replace(/\n{2,}/g, '\n')
    .replace(/\n +(?=[[*.}])/g, '\n')
    .replace(/\n +/g, '\n ')
    .replace(/\{ +/g, '{')
    .replace(/ +\}/g, '}')
    .replace(/^(\.?[a-z][\w-]*) = ?/gm, '$1=');
}

const exported = (value: string | string[]): string => `export default ${JSON.stringify(value)}`;
