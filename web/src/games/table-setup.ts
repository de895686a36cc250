// Opens a table and sits down at it.

import { makeTable, sit } from '../wire/api';
import type { NewTable } from '../wire/messages';
import { type SeatVoice, forgetGame, noteState, rememberGame } from './my-games.svelte';
import { partOfDeals } from './nonces.svelte';
import { RefusedError } from '../wire/refusal';

/** The server refused a seat, for example for a name that is a command. */
export class SeatRefusedError extends RefusedError {
  constructor(
    readonly seat: number,
    { code, speech, detail }: RefusedError,
  ) {
    super(code, speech, detail);
  }
}

/** Opens a table, takes the given seats, and returns the table's id. */
export async function openTable(
  table: NewTable,
  seats: readonly { seat: number; name: string }[],
  voices: SeatVoice[] = [],
): Promise<string> {
  const made = await makeTable(table);
  rememberGame(made.table, { invitation: made.invitation, voices });
  noteState(made.table, made.state);
  for (const { seat, name } of seats) {
    try {
      await sitDown(made.table, made.state.dealer, seat, made.invitation, name);
    } catch (error) {
      // Not everybody got a seat: forget the table, and let it expire.
      forgetGame(made.table);
      throw error instanceof RefusedError ? new SeatRefusedError(seat, error) : error;
    }
  }
  return made.table;
}

/** Takes a seat with a fresh nonce, at a table with that dealer. */
export async function sitDown(
  table: string,
  dealer: number,
  seat: number,
  invitation: string,
  name: string,
): Promise<void> {
  await sit(table, seat, invitation, name.trim() || null, partOfDeals(table, dealer));
}
