// Which page is opened over a table: settings, help, or the list of keys.

import type { Hearings } from '../settings/hearings.svelte';

export type Opened = 'settings' | 'help' | 'keys';

class Opening {
  opened = $state<Opened | null>(null);
  /** Of the table that is open, where its seats have their own languages. */
  hearings = $state.raw<Hearings | null>(null);
  /** What the seats of one screen are called, for the settings of each. */
  names = $state.raw<string[]>([]);

  open(what: Opened): void {
    this.opened = what;
  }

  close(): void {
    this.opened = null;
  }
}

export const opening = new Opening();
