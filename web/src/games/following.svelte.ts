// Keeps what a table shows in the list of this browser's games, while it is open.

import type { TableSession } from '../wire/table.svelte';
import { noteState } from './my-games.svelte';

/** Called by a component; holds as long as it is there. */
export function followGame(session: TableSession): void {
  $effect(() => {
    if (session.state) noteState(session.id, session.state);
  });
}
