// Replays: every step with the position after it. The server stores none of it.

import { request } from './api';
import { learnFloorCosts } from './floor-costs.svelte';
import type { GameEvent, Phrase } from './messages';

export interface ReplayStep {
  /** As in the record: a move, a column, a deal. */
  text: string;
  kind: 'deal' | 'move' | 'tiling';
  seat: number | null;
  round: number;
  /** The position code after it. */
  position: string;
  speech: Phrase[];
  events: GameEvent[];
}

/** Where a seat's points come from; their sum is its score. */
export interface Sources {
  before: number;
  wall: number;
  floor: number;
  horizontal: number;
  vertical: number;
  colors: number;
}

export interface Summary {
  sources: Sources[];
  /** The scores after each round; the last with the bonuses. */
  rounds: number[][];
}

export interface Replay {
  rules: string;
  /** A phrase for a seat without a name of its own. */
  names: (string | Phrase)[];
  steps: ReplayStep[];
  /** The position code before the first step. */
  start: string;
  winners: number[] | null;
  verified: boolean | null;
  summary: Summary;
  floor_costs: number[];
}

export type ReplaySource = { record: string } | { position: string };

export const showReplay = (source: ReplaySource) =>
  request<Replay>('POST', '/api/replays', source).then(learnFloorCosts);

export const tableReplay = (table: string) =>
  request<Replay>('GET', `/api/tables/${table}/replay`).then(learnFloorCosts);
