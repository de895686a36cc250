// The opponents' last moves, which stay marked until the next move at this screen.

import { spotOf, type Spot } from '../motion/choreography';
import type { Source } from '../notation/moves';
import { parsePosition } from '../notation/position';
import { type GameEvent, type Happened, type Phrase, phrase } from '../wire/messages';
import { tilesPhrase } from './phrases';
import { roundSoFar } from './round-so-far';

export interface LastMove {
  seat: number;
  /** Where the tiles were taken. */
  source: Source;
  /** Where they landed. */
  spots: Spot[];
  taken: Extract<GameEvent, { type: 'tiles-taken' }>;
  /** The pattern line they went to; null for the floor line. */
  row: number | null;
}

/** After these nothing stays marked. */
const ENDS: readonly GameEvent['type'][] = ['round-ended', 'game-ended'];

/** Each opponent's last move since the seat at this screen moved, or the round began; the newest
 * first. */
export function lastMoves(log: readonly Happened[], own: number | null): LastMove[] {
  const moves: LastMove[] = [];
  for (const happened of roundSoFar(log).toReversed()) {
    const { entry, events } = happened;
    if (events.some(({ type }) => ENDS.includes(type))) break;
    if (entry.type !== 'played') continue;
    if (entry.seat === own) break;
    if (!moves.some(({ seat }) => seat === entry.seat)) moves.push(lastMove(happened));
  }
  return moves;
}

/** "took 2 blue → line 2", after the player's name. */
export function tookPhrase({ taken: { color, count }, row }: LastMove): Phrase {
  const tiles = tilesPhrase(color, count);
  return row === null
    ? phrase('took-to-floor', { tiles })
    : phrase('took-to-line', { tiles, row: row + 1 });
}

function lastMove({ entry, events, state }: Happened): LastMove {
  const seat = entry.seat!;
  const { patternLines, floorLine } = parsePosition(state.position).boards[seat]!;
  const taken = events.find((event) => event.type === 'tiles-taken')!;
  const spots: Spot[] = [];
  let row: number | null = null;
  let fallen = 0;
  for (const event of events) {
    if (event.type === 'tiles-placed') {
      row = event.row;
      const { count } = patternLines[row]!;
      for (let space = count - event.count; space < count; space++)
        spots.push(spotOf.patternLine(seat, row, space));
    } else if (event.type === 'tiles-fell') fallen += event.to_floor;
    else if (event.type === 'marker-taken' && event.floor_space !== null) fallen += 1;
  }
  for (let space = floorLine.length - fallen; space < floorLine.length; space++)
    spots.push(spotOf.floor(seat, space));
  return { seat, source: taken.source, spots, taken, row };
}
