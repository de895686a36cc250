// The page's languages: everything else that lists them derives its list from this one. A test holds it
// to words/languages.py. docs/how-to/add-a-language.md names what a language needs.

/** In the order in which they are offered. */
export const LANGUAGES = ['en', 'de', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];
