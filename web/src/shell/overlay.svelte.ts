// The page that is open over a table: settings, help, or the list of keys.

import type { SeatVoices } from '../settings/seat-voices.svelte';

export type Opened = 'settings' | 'help' | 'keys';

/** Several people at one screen: the settings offer a voice for each. */
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
