// Making a table and sitting down at it.

import { makeTable, nonce, sit } from '../wire/api';
import type { NewTable } from '../wire/messages';
import { type SeatVoice, forgetGame, myGame, noteState, rememberGame } from './my-games.svelte';
import { RefusedError } from '../wire/refusal';

/** A seat could not be taken, as with a name that means something else in the game. */
export class SeatRefusedError extends RefusedError {
  constructor(
    readonly seat: number,
    { code, speech, detail }: RefusedError,
  ) {
    super(code, speech, detail);
  }
}

/** Makes a table, takes seats at it, by their names, and answers its id. */
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
      await sitDown(made.table, seat, made.invitation, name);
    } catch (error) {
      // A table at which not all could sit is no game of ours, and expires.
      forgetGame(made.table);
      throw error instanceof RefusedError ? new SeatRefusedError(seat, error) : error;
    }
  }
  return made.table;
}

/** Takes a seat with our part of the deals. */
export async function sitDown(
  table: string,
  seat: number,
  invitation: string,
  name: string,
): Promise<void> {
  await sit(table, seat, invitation, name.trim() || null, ownPart(table));
}

/** Our part of the deals, drawn anew; it is kept, so that it can be found in them. */
export function ownPart(table: string): string {
  const part = nonce();
  rememberGame(table, { nonces: [...(myGame(table)?.nonces ?? []), part] });
  return part;
}
