// The catalogs of each language: what `words/` says, and what the page says itself.

export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What only one page says comes with that page: it asks for it by `speakAlso`. */
export const PARTS = ['companion'] as const;
export type Part = (typeof PARTS)[number];

/** A language comes with its own file, when it is wanted. */
const WANTED: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./catalog.en'),
  de: () => import('./catalog.de'),
  nl: () => import('./catalog.nl'),
};

const WORDS = '../../../src/azulejos/words/locales';
const LATER = import.meta.glob<string>(
  ['../../../src/azulejos/words/locales/*/companion.ftl', '../../locales/companion.*.ftl'],
  { import: 'default' },
);

export async function loadCatalogs(language: Language): Promise<string[]> {
  return (await WANTED[language]()).default;
}

/** What words/ says there, and what the page says itself. */
export async function loadPart(language: Language, part: Part): Promise<string> {
  const paths = [`${WORDS}/${language}/${part}.ftl`, `../../locales/${part}.${language}.ftl`];
  return (await Promise.all(paths.map((path) => LATER[path]!()))).join('\n');
}
