// The time left on each seat's clock at this moment.

import { settings } from '../../settings/settings.svelte';
import type { TableSession } from '../../wire/table.svelte';
import { Now, remaining } from './time.svelte';

export interface SeatClock {
  seat: number;
  /** Milliseconds. */
  left: number;
  isRunning: boolean;
  isLow: boolean;
}

export class SeatClocks {
  #now = new Now();

  constructor(readonly session: TableSession) {}

  /** The clocks of the seats that have one. */
  all = $derived.by((): SeatClock[] => {
    const { told, at } = this.session.clocks;
    return (told ?? []).flatMap((clock, seat) => {
      const left = remaining(clock, this.#now.value - at);
      if (left === null) return [];
      return [{ seat, left, isRunning: clock.is_running, isLow: left <= settings.lowTime * 1000 }];
    });
  });

  of(seat: number): SeatClock | null {
    return this.all.find((clock) => clock.seat === seat) ?? null;
  }
}
