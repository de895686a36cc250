// The page says of every message what Fluent's own library says.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Pattern } from '@fluent/bundle/esm/ast.js';
import { describe, expect, test } from 'vitest';
import { compiled } from '../../bundler/fluent-catalogs';
import { Catalog } from '../../src/voice/catalog';
import { loadCatalog } from '../../src/voice/catalogs';
import { LANGUAGES, type Language } from '../../src/voice/languages';

const ROOT = join(import.meta.dirname, '../../..');
const WORDS = join(ROOT, 'src/azulejos/words/locales');

function texts(language: Language): string {
  const names = readdirSync(join(WORDS, language)).filter((name) => name.endsWith('.ftl'));
  const paths = names.map((name) => join(WORDS, language, name));
  const own = ['', 'companion.', 'review.'].map((part) =>
    join(ROOT, 'web/locales', `${part}${language}.ftl`),
  );
  return [...paths, ...own].map((path) => readFileSync(path, 'utf-8')).join('\n');
}

/** The variables of a pattern, with the keys of their variants. */
function variables(pattern: Pattern, found = new Map<string, Set<string>>()) {
  for (const piece of typeof pattern === 'string' ? [] : pattern) {
    if (typeof piece === 'string') continue;
    if (piece.type === 'var' && !found.has(piece.name)) found.set(piece.name, new Set());
    if (piece.type !== 'select' || piece.selector.type !== 'var') continue;
    const keys = found.get(piece.selector.name) ?? new Set();
    for (const { key, value } of piece.variants) {
      keys.add(String(key.value));
      variables(value, found);
    }
    found.set(piece.selector.name, keys);
  }
  return found;
}

/** Arguments that choose each variant at least once, and some that choose none. */
function* fillings(pattern: Pattern): Generator<Record<string, string | number>> {
  const found = [...variables(pattern)];
  const most = Math.max(0, ...found.map(([, keys]) => keys.size));
  for (let index = 0; index < most + 4; index++)
    yield Object.fromEntries(
      found.map(([name, keys], place) => {
        const values = [...keys, 'Ann', 1, 12345, 0, 2.5].map((key) =>
          key === 'one' ? 1 : key === 'other' ? 7 : /^\d/.test(`${key}`) ? Number(key) : key,
        );
        return [name, values[(index + place * (index > most ? 1 : 0)) % values.length]!];
      }),
    );
}

describe.each(LANGUAGES)('in %s', (language) => {
  const source = texts(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const catalog = new Catalog(language);
  catalog.add(compiled(source));

  test('every text says the same, whatever fills it', () => {
    let count = 0;
    for (const { id, value, attributes } of new FluentResource(source).body) {
      const forms = Object.entries(attributes).map(([form, text]) => [`${id}.${form}`, text]);
      for (const [key, text] of [[id, value], ...forms] as [string, Pattern | null][]) {
        expect([key, catalog.has(key)]).toEqual([key, text !== null]);
        for (const args of text === null ? [] : fillings(text)) {
          expect([key, args, catalog.fill(key, args)]).toEqual([
            key,
            args,
            bundle.formatPattern(text!, args, []),
          ]);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(4000);
  });

  test('the bundle has what the page says', async () => {
    const bundled = new Catalog(language);
    bundled.add(await loadCatalog(language));
    for (const id of ['move', 'hint', 'help-undo', 'refused-bag-not-emptied-first', 'undo'])
      expect(bundled.has(id)).toBe(true);
  });
});

test('what the page could not read is refused when it is built', () => {
  for (const text of ['a = { NUMBER($x) }', 'a = { b }', 'a = [x]', 'a = one\n  two', 'a = {"{"}'])
    expect(() => compiled(text)).toThrow('src/voice/catalog.ts');
});

test('a missing text or argument is an error', () => {
  const catalog = new Catalog('en');
  catalog.add('a={$x}');
  expect(() => catalog.fill('b', {})).toThrow('no message b');
  expect(() => catalog.fill('a', {})).toThrow('a needs x');
});
