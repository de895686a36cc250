// What an answer says about a hint: its move, or why it is good; and what to ask next about it.

import { COLOR_KEYS, COLORS } from '../../notation/colors';
import type { Phrase } from '../../wire/messages';

export type FollowUp = 'hint-why' | 'hint-details';

const HINTS = ['hint', 'hint-column'];
const EXPLANATIONS = ['why-alternative', 'why-after', 'why-chances'];

/** The hinted move of an answer, in notation; null where it gives no hint. */
export function hintedMove(answer: readonly Phrase[]): string | null {
  const move = answer.find(({ id }) => HINTS.includes(id))?.args.move as Phrase | undefined;
  if (!move) return null;
  const { source, color, destination, row, column } = move.args;
  if (move.id === 'typed-column') return `T${row}${column}`;
  const { args } = color as Phrase;
  const letter = COLORS.find((each) => COLOR_KEYS[each] === args.color);
  return `${source === 'center' ? 'C' : source}${letter}${destination}`;
}

/** Whether an answer explains the last hint. */
export const explainsHint = (answer: readonly Phrase[]): boolean =>
  answer.some(({ id }) => EXPLANATIONS.includes(id));

/** The line that goes on from an answer; null where there is none. */
export function followUp(answer: readonly Phrase[]): FollowUp | null {
  const has = (...ids: string[]) => answer.some(({ id }) => ids.includes(id));
  if (has(...HINTS)) return 'hint-why';
  return has('why-alternative') ? 'hint-details' : null;
}

const BEGINS = ['why-after', 'why-chances'];

/** The details in paragraphs: facts, how the round could go on after each move, the chances. */
export function detailParagraphs(details: readonly Phrase[]): Phrase[][] {
  const all: Phrase[][] = [];
  for (const each of details) {
    if (all.length && !BEGINS.includes(each.id)) all.at(-1)!.push(each);
    else all.push([each]);
  }
  return all;
}
