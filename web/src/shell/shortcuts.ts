// Single-letter shortcuts. They work only while the board has the focus. The settings list them,
// change them and switch them off.

/** Questions, sent as typed lines: the server understands English in every language. */
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

/** Actions of the page. */
const DEEDS = { undo: 'u', hint: 'h', command: '/', keys: '?' } as const;

export type Question = keyof typeof QUESTIONS;
export type Deed = keyof typeof DEEDS;
export type Shortcut = Question | Deed;

export const DEFAULT_KEYS: Record<Shortcut, string> = { ...QUESTIONS, ...DEEDS };
export const SHORTCUTS = Object.keys(DEFAULT_KEYS) as Shortcut[];

export function isQuestion(shortcut: Shortcut): shortcut is Question {
  return shortcut in QUESTIONS;
}

/** A shortcut's key; empty where it has none. */
export function keyOf(shortcut: Shortcut, changed: Readonly<Record<string, string>>): string {
  return changed[shortcut] ?? DEFAULT_KEYS[shortcut];
}

/** The shortcut of a pressed key; null where there is none. */
export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  changed: Readonly<Record<string, string>>,
): Shortcut | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.key.length !== 1) return null;
  const key = event.key.toLowerCase();
  return SHORTCUTS.find((shortcut) => keyOf(shortcut, changed) === key) ?? null;
}

/** The keys after a change; a shortcut that had the same key loses it. */
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
