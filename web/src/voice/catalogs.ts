// The catalogs of each language: the sentences of `words/`, and the page's own.

import type { Language } from './languages';

/** Sentences that only one page says come with that page, which asks for them by `speakAlso`. */
export const PARTS = ['companion'] as const;
export type Part = (typeof PARTS)[number];

/** One file for each language, loaded when it is wanted: bundler/fluent-catalogs.ts gathers it. */
const LANGUAGE_CATALOGS = import.meta.glob<string[]>('../../locales/??.ftl', {
  query: '?language',
  import: 'default',
});

const WORDS = '../../../src/azulejos/words/locales';
const PART_CATALOGS = import.meta.glob<string>(
  ['../../../src/azulejos/words/locales/*/companion.ftl', '../../locales/companion.*.ftl'],
  { import: 'default' },
);

const TACTILE_WORDS = import.meta.glob<string>(
  '../../../src/azulejos/words/locales/*/tactile.words',
  { import: 'default' },
);

export async function loadCatalogs(language: Language): Promise<string[]> {
  return LANGUAGE_CATALOGS[`../../locales/${language}.ftl`]!();
}

/** The part of `words/`, then the page's own. */
export async function loadPart(language: Language, part: Part): Promise<string> {
  const paths = [`${WORDS}/${language}/${part}.ftl`, `../../locales/${part}.${language}.ftl`];
  return (await Promise.all(paths.map((path) => PART_CATALOGS[path]!()))).join('\n');
}

/** The words of the tactile set. */
export async function loadTactileWords(language: Language): Promise<string> {
  return TACTILE_WORDS[`${WORDS}/${language}/tactile.words`]!();
}
