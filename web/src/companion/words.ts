// The words that are said most at a table, as buttons. In every language the button says what is
// typed, and the server understands it: tests/browser/test_companion_words.py.

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

/** Beside an answer that asks whether the table insists. */
export const INSISTING = 'insist';
