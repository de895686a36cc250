// What the seats are called, as players/holders.py names them.

import { voice } from '../voice/speech.svelte';
import type { Seat } from '../wire/messages';

export function seatNames(seats: readonly Seat[]): string[] {
  return seats.map(
    ({ name, level }, seat) =>
      name ?? voice().text(level === null ? 'person' : 'computer', { seat: seat + 1 }),
  );
}
