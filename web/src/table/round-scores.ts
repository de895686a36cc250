// What each player gained and lost in a round.

import type { Happened } from '../wire/messages';
import { roundSoFar } from './round-so-far';

export interface RoundScore {
  seat: number;
  /** Points for tiles on the wall. */
  wall: number;
  /** Points lost by the floor line: 0 or negative. */
  floor: number;
}

/** The scores of the round that has just ended; null where none has ended, or its log is missing. */
export function lastRound(log: readonly Happened[], numSeats: number): RoundScore[] | null {
  const scores = Array.from({ length: numSeats }, (_, seat) => ({ seat, wall: 0, floor: 0 }));
  let hasEnded = false;
  for (const event of roundSoFar(log).flatMap(({ events }) => events)) {
    if (event.type === 'round-ended') hasEnded = true;
    else if (event.type === 'wall-tiled') scores[event.seat]!.wall += event.points;
    else if (event.type === 'floor-line-scored') scores[event.seat]!.floor += event.points;
  }
  return hasEnded ? scores : null;
}
