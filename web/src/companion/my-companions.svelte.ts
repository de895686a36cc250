// The companion games whose links this browser knows, the last one first.

import type { CompanionSeat } from './messages';

export interface MyCompanion {
  companion: string;
  seats: CompanionSeat[];
  /** When this browser last opened it, as an ISO time. */
  opened: string;
}

const KEY = 'azulejos.companions';
const MOST = 20;

let all = $state.raw<MyCompanion[]>(load());

export const myCompanions = {
  get all(): readonly MyCompanion[] {
    return all;
  },
};

export function remember(companion: string, seats: CompanionSeat[]): void {
  const others = all.filter((each) => each.companion !== companion);
  keep([{ companion, seats, opened: new Date().toISOString() }, ...others].slice(0, MOST));
}

export function forget(companion: string): void {
  keep(all.filter((each) => each.companion !== companion));
}

function keep(changed: MyCompanion[]): void {
  all = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // The browser stores nothing: the list lasts until the page closes.
  }
}

function load(): MyCompanion[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCompanion) : [];
  } catch {
    return [];
  }
}

function isCompanion(kept: unknown): kept is MyCompanion {
  const game = kept as Partial<MyCompanion> | null;
  const isKnown = typeof game?.companion === 'string' && typeof game.opened === 'string';
  return isKnown && Array.isArray(game.seats);
}
