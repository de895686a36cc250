// Fluent catalogs as modules, as src/voice/catalog.ts reads them. `import text from './en.ftl'` has all
// of a language that a page may say: the catalogs of `words/`, and the page's own.
// `import text from './review.en.ftl'` has what only that page says; the companion's has the words of the
// tactile set too, as `tactile`.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Expression, Pattern } from '@fluent/bundle/esm/ast.js';
import type { Plugin } from 'vite';

const WORDS = join(import.meta.dirname, '../../src/azulejos/words/locales');
/** Catalogs of `words/` that no page needs, or one page only, which loads it by itself. */
const LEFT_OUT = ['companion.ftl', 'full-screen.ftl', 'online.ftl', 'review.ftl', 'terminal.ftl'];
const OF_A_LANGUAGE = /\/locales\/(?:(\w+)\.)?(\w+)\.ftl$/;

export function fluentCatalogs(): Plugin {
  return {
    name: 'fluent-catalogs',
    enforce: 'pre',
    async load(id) {
      const [, part, language] = OF_A_LANGUAGE.exec(id) ?? [];
      if (!language) return null;
      const words = part ? [join(WORDS, language, `${part}.ftl`)] : await wordsCatalogs(language);
      const paths = [...words, id];
      for (const path of paths) this.addWatchFile(path);
      const texts = await Promise.all(paths.map((path) => readFile(path, 'utf-8')));
      const code = `export default ${JSON.stringify(compiled(texts.join('\n')))};`;
      if (part !== 'companion') return code;
      const tactile = await readFile(join(WORDS, language, 'tactile.words'), 'utf-8');
      return `${code} export const tactile = ${JSON.stringify(tactile)};`;
    },
  };
}

/** The name of a language's file in the bundle; null for any other module. */
export function languageChunk(id: string | null): string | null {
  const [, part = 'catalog', language] = OF_A_LANGUAGE.exec(id ?? '') ?? [];
  return language ? `${part}.${language}` : null;
}

async function wordsCatalogs(language: string): Promise<string[]> {
  const names = await readdir(join(WORDS, language));
  const wanted = names.filter((name) => name.endsWith('.ftl') && !LEFT_OUT.includes(name));
  return wanted.sort().map((name) => join(WORDS, language, name));
}

/** A catalog as src/voice/catalog.ts reads it: a line for each text, without comments and layout. The
 * default of a choice comes last. Fluent's own parser reads what is written; the page needs none. */
export function compiled(catalog: string): string {
  const lines = new FluentResource(catalog).body.flatMap(({ id, value, attributes }) => [
    value === null ? id : `${id}=${written(value)}`,
    ...Object.entries(attributes).map(([form, text]) => `.${form}=${written(text)}`),
  ]);
  return lines.join('\n');
}

function written(pattern: Pattern): string {
  if (typeof pattern === 'string') return plain(pattern);
  return pattern
    .map((piece) => (typeof piece === 'string' ? plain(piece) : filled(piece)))
    .join('');
}

function filled(expression: Expression): string {
  if (expression.type === 'str') return plain(expression.value);
  if (expression.type === 'var') return `{$${expression.name}}`;
  if (expression.type !== 'select' || expression.selector.type !== 'var')
    throw new Error(`src/voice/catalog.ts can't read this: ${JSON.stringify(expression)}`);
  const { variants, star, selector } = expression;
  const ordered = [...variants.toSpliced(star, 1), variants[star]!];
  const keys = ordered.map(({ key, value }) => `[${key.value}]${written(value)}`);
  return `{$${selector.name}${keys.join('')}}`;
}

function plain(text: string): string {
  if (/[{}[\]\n]/.test(text)) throw new Error(`src/voice/catalog.ts would misread this: ${text}`);
  return text;
}
