// After the last move of a round the deal waits, since a move can't be taken back across it.

import type { TableSession } from '../../wire/table.svelte';

/** The seats of this browser whose word the deal waits for. */
export function waitingSeats({ state, held }: TableSession): number[] {
  return state?.confirmers.filter((seat) => held.includes(seat)) ?? [];
}

/** Lets the next round begin. */
export async function confirmDeal(session: TableSession): Promise<void> {
  for (const seat of waitingSeats(session)) await session.ask({ type: 'confirm-deal' }, seat);
}
