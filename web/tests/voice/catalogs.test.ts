// The page's own catalogs: complete in every language, with every message used and none missing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { PARTS } from '../../src/voice/catalogs';
import { LANGUAGES, type Language } from '../../src/voice/languages';

const ROOT = join(import.meta.dirname, '../..');
const WORDS = join(ROOT, '../src/azulejos/words/locales');

type Entries = Map<string, string>;

/** All messages of a catalog, each as JSON. */
function read(text: string): Entries {
  const entries: Entries = new Map();
  for (const entry of new FluentResource(text).body) {
    if (entries.has(entry.id)) throw new Error(`${entry.id} stands twice`);
    entries.set(entry.id, JSON.stringify(entry));
  }
  return entries;
}

/** The page's own catalogs, with the parts that one page loads. */
const page = (language: Language) =>
  [`${language}.ftl`, ...PARTS.map((part) => `${part}.${language}.ftl`)]
    .map((name) => readFileSync(join(ROOT, 'locales', name), 'utf-8'))
    .join('\n');

function words(language: Language): Set<string> {
  const texts = readdirSync(join(WORDS, language))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(WORDS, language, name), 'utf-8'));
  return new Set(texts.flatMap((text) => [...read(text).keys()]));
}

/** The variables of a message. */
function variables(entry: string): string[] {
  const names = [...entry.matchAll(/"type":"var","name":"([^"]+)"/g)].map(([, name]) => name!);
  return [...new Set(names)].sort();
}

function forms(entry: string): string[] {
  return Object.keys((JSON.parse(entry) as { attributes: object }).attributes).sort();
}

const SOURCE = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(join(ROOT, 'src', name), 'utf-8'))
  .join('\n');

/** The source's matches of the pattern's group. */
const found = (pattern: RegExp) => new Set([...SOURCE.matchAll(pattern)].map(([, id]) => id!));

/** Arguments of `t` and `text`: these are message ids. */
const CALLED = found(/\b(?:t|text)\(\s*'([^']+)'/g);
/** Strings that may be ids, and below starts of ids such as `refused-${code}`. */
const NAMED = found(/['"]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"]/g);
const BEGINNINGS = found(/`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{/g);

const ENGLISH = read(page('en'));

describe.each(LANGUAGES)('the catalog of %s', (language) => {
  const catalog = read(page(language));

  test('has every message of the others, and no more', () => {
    expect([...catalog.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test('fills its messages with the same, in the same forms', () => {
    for (const [id, entry] of catalog) {
      expect([id, variables(entry)]).toEqual([id, variables(ENGLISH.get(id) ?? '')]);
      expect([id, forms(entry)]).toEqual([id, forms(ENGLISH.get(id) ?? '')]);
    }
  });

  test('says nothing that words/ says', () => {
    const said = words(language);
    expect([...catalog.keys()].filter((id) => said.has(id))).toEqual([]);
  });

  test('has no line that can not be read', () => {
    // Fluent's parser skips junk silently.
    const begun = page(language).match(/^[a-zA-Z][\w-]*(?= *=)/gm) ?? [];
    expect([...catalog.keys()]).toEqual(begun);
    const odd = page(language)
      .split('\n')
      .filter((line) => line && !/^(#|[a-zA-Z][\w-]* *=|[ }])/.test(line));
    expect(odd).toEqual([]);
  });
});

describe('the messages', () => {
  test('that the page asks for are there', () => {
    const known = new Set([...ENGLISH.keys(), ...words('en')]);
    expect([...CALLED].filter((id) => !known.has(id))).toEqual([]);
  });

  test('are all used', () => {
    const isUsed = (id: string) =>
      NAMED.has(id) || [...BEGINNINGS].some((beginning) => id.startsWith(beginning));
    expect([...ENGLISH.keys()].filter((id) => !isUsed(id))).toEqual([]);
  });
});
