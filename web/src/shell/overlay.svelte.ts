// Which page is opened over a table: settings, help, or the list of keys.

import type { SeatVoices } from '../settings/seat-voices.svelte';

export type Opened = 'settings' | 'help' | 'keys';

/** Several persons at one screen: how each is spoken to can be set. */
export interface Seats {
  seatVoices: SeatVoices;
  names: string[];
  held: number[];
}

class Overlay {
  opened = $state<Opened | null>(null);
  seats = $state.raw<Seats | null>(null);

  open(what: Opened): void {
    this.opened = what;
  }

  close(): void {
    this.opened = null;
  }
}

export const overlay = new Overlay();
