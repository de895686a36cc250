// The catalogs of each language: what `words/` says, and what the page says itself.

export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language comes with its own file, when it is wanted. */
const WANTED: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./catalog.en'),
  de: () => import('./catalog.de'),
  nl: () => import('./catalog.nl'),
};

export async function loadCatalogs(language: Language): Promise<string[]> {
  return (await WANTED[language]()).default;
}
