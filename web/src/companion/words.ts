// The most common commands at a table, as buttons. Each button's text is a command in its language;
// tests/browser/test_companion.py types them all.

export const WORDS = [
  'scores',
  'factories',
  'center',
  'bag',
  'turn',
  'last',
  'repeat',
  'undo',
  'hint',
  'help',
] as const;

/** Offered beside an answer that asks whether the table insists. */
export const INSISTING = 'insist';
