// The catalogs of each language: the sentences of `words/`, and the page's own.

import type { Language } from './languages';

/** Sentences that only one page says come with that page, which asks for them by `speakAlso`. */
export const PARTS = ['companion', 'review'] as const;
export type Part = (typeof PARTS)[number];

interface Loaded {
  default: string;
  /** The words of the tactile set, in the companion's file. */
  tactile?: string;
}

/** A file for each language and each part, loaded when it is wanted: bundler/fluent-catalogs.ts
 * gathers what it says. */
const FILES = import.meta.glob<Loaded>('../../locales/*.ftl');

const load = (name: string): Promise<Loaded> => FILES[`../../locales/${name}.ftl`]!();

export async function loadCatalog(language: Language): Promise<string> {
  return (await load(language)).default;
}

/** What a part says, and the words of the tactile set if it has them. */
export async function loadPart(
  language: Language,
  part: Part,
): Promise<[string, string | undefined]> {
  const { default: text, tactile } = await load(`${part}.${language}`);
  return [text, tactile];
}
