// The companion games whose links this browser knows, the last one first.

import { keep, recall } from '../settings/browser-storage';
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
  change([{ companion, seats, opened: new Date().toISOString() }, ...others].slice(0, MOST));
}

export function forget(companion: string): void {
  change(all.filter((each) => each.companion !== companion));
}

function change(changed: MyCompanion[]): void {
  all = changed;
  keep(KEY, changed);
}

function load(): MyCompanion[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isCompanion) : [];
}

function isCompanion(kept: unknown): kept is MyCompanion {
  const game = kept as Partial<MyCompanion> | null;
  const isKnown = typeof game?.companion === 'string' && typeof game.opened === 'string';
  return isKnown && Array.isArray(game.seats);
}
