// What each player gained and lost in a round.

import type { Happened } from '../wire/messages';

export interface RoundScore {
  seat: number;
  /** Points for tiles on the wall. */
  wall: number;
  /** Points lost by the floor line: 0 or negative. */
  floor: number;
}

export interface RoundEnd {
  round: number;
  scores: RoundScore[];
}

/** The scores of the round that ended last; null where none has ended in this log. */
export function lastRound(log: readonly Happened[], numSeats: number): RoundEnd | null {
  const end = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'round-ended'));
  if (end < 0) return null;
  // With the gray side's choices, and an undone end of a round, only what came after the last deal
  // and the last undo counts.
  const start = log.findLastIndex(
    ({ entry, events }, index) =>
      index < end &&
      (entry.type === 'undone' || events.some(({ type }) => type === 'factories-filled')),
  );
  const scores = Array.from({ length: numSeats }, (_, seat) => ({ seat, wall: 0, floor: 0 }));
  let round = 0;
  for (const event of log.slice(start + 1, end + 1).flatMap(({ events }) => events)) {
    if (event.type === 'round-ended') round = event.round_number;
    else if (event.type === 'wall-tiled') scores[event.seat]!.wall += event.points;
    else if (event.type === 'floor-line-scored') scores[event.seat]!.floor += event.points;
  }
  return { round, scores };
}
