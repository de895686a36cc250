// What the seats are called, as players/seat_holders.py names them.

import { voice } from '../voice/speech.svelte';
import type { Seat } from '../wire/messages';

export function seatNames(seats: readonly Pick<Seat, 'name' | 'level'>[]): string[] {
  return seats.map(
    ({ name, level }, seat) =>
      name ?? voice().text(level === null ? 'person' : 'computer', { seat: seat + 1 }),
  );
}

/** A list of names with the language's word for "and". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(voice().language, { type: 'conjunction' }).format(names);
}

/** How a seat dropped out of a game that goes on without it. */
export type Out = 'resigned' | 'time' | 'no';

/** What the header of a board says about its seat: how it dropped out, or that a computer took over.
 * */
export function headerOut(seat: Seat): Out | 'computer' {
  const out = howOut(seat);
  return out === 'no' && seat.is_handed_over ? 'computer' : out;
}

export function howOut({ is_resigned, is_out_of_time }: Seat): Out {
  return is_resigned ? 'resigned' : is_out_of_time ? 'time' : 'no';
}
