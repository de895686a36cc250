// Keys of one letter. They work where the board has the focus, and nowhere else; they are listed,
// can be changed, and can be switched off.

/** What a key asks the server, as if it had been typed: English words are understood everywhere. */
const QUESTIONS = {
  factories: 'd',
  center: 'c',
  offers: 'g',
  needs: 'n',
  board: 'b',
  wall: 'w',
  floor: 'f',
  scores: 's',
  moves: 'm',
  last: 'l',
  changes: 'x',
  details: 'e',
  bag: 'a',
  turn: 't',
  clock: 'k',
  repeat: 'r',
} as const;

/** What a key does at the page. */
const DEEDS = { undo: 'u', hint: 'h', command: '/', keys: '?' } as const;

export type Question = keyof typeof QUESTIONS;
export type Deed = keyof typeof DEEDS;
export type Shortcut = Question | Deed;

export const DEFAULT_KEYS: Record<Shortcut, string> = { ...QUESTIONS, ...DEEDS };
export const SHORTCUTS = Object.keys(DEFAULT_KEYS) as Shortcut[];

export function isQuestion(shortcut: Shortcut): shortcut is Question {
  return shortcut in QUESTIONS;
}

/** The key of a shortcut; an empty one where it has none. */
export function keyOf(shortcut: Shortcut, changed: Readonly<Record<string, string>>): string {
  return changed[shortcut] ?? DEFAULT_KEYS[shortcut];
}

/** What a pressed key means; null where it means nothing to us. */
export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  changed: Readonly<Record<string, string>>,
): Shortcut | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.key.length !== 1) return null;
  const key = event.key.toLowerCase();
  return SHORTCUTS.find((shortcut) => keyOf(shortcut, changed) === key) ?? null;
}

/** The keys after one was changed; whichever had the same key before is left without one. */
export function withKey(
  changed: Readonly<Record<string, string>>,
  shortcut: Shortcut,
  key: string,
): Record<string, string> {
  const next: Record<string, string> = { ...changed, [shortcut]: key.toLowerCase() };
  for (const other of SHORTCUTS)
    if (other !== shortcut && key && keyOf(other, changed) === key.toLowerCase()) next[other] = '';
  for (const each of SHORTCUTS) if (next[each] === DEFAULT_KEYS[each]) delete next[each];
  return next;
}
