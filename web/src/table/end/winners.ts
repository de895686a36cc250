// Seats as the subject of a sentence, spoken to the person at this screen.

import { t } from '../../voice/speech.svelte';
import { listed } from '../seats';

export interface Subject extends Record<string, string> {
  who: 'you' | 'with-you' | 'one' | 'several';
  /** Their names; where you are one of several, you come first. */
  players: string;
}

/** The seat to speak to. Who watches has none, and several people at one screen go by name. */
export const personHere = (held: readonly number[]): number | null =>
  held.length === 1 ? held[0]! : null;

export function subject(
  seats: readonly number[],
  names: readonly string[],
  person: number | null,
): Subject {
  const isAlone = seats.length === 1;
  const others = seats.filter((seat) => seat !== person).map((seat) => names[seat] ?? '');
  if (others.length === seats.length)
    return { who: isAlone ? 'one' : 'several', players: listed(others) };
  return { who: isAlone ? 'you' : 'with-you', players: listed([t('end-you'), ...others]) };
}
