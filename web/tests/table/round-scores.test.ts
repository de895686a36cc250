import { expect, test } from 'vitest';
import { lastRound } from '../../src/table/round-scores';
import type { GameEvent, Happened } from '../../src/wire/messages';
import { happened } from '../wire/sockets';

const tiled = (seat: number, points: number): GameEvent => ({
  type: 'wall-tiled',
  seat,
  row: 0,
  column: 0,
  color: 'B',
  horizontal: [],
  vertical: [],
  points,
  score: 20,
  to_lid: 0,
});
const floor = (seat: number, points: number): GameEvent => ({
  type: 'floor-line-scored',
  seat,
  penalty: points,
  points,
  score: 20,
});
const ended = (round_number: number): GameEvent => ({
  type: 'round-ended',
  round_number,
  starting_seat: 0,
  is_marker_taken: true,
});
const dealt: GameEvent = {
  type: 'factories-filled',
  round_number: 2,
  starting_seat: 0,
  deal: 'deal:-/-/-/-/-',
  poured: '-',
};
const entry = (type: string, ...events: GameEvent[]): Happened => ({
  ...happened(1),
  entry: { type },
  events,
});

const FIRST = entry('played', tiled(0, 1), floor(0, -1), tiled(1, 3), ended(1));
const SECOND = entry('played', tiled(0, 4), tiled(0, 2), floor(1, -5), ended(2));

test('adds up what each player gained and lost in the round that ended last', () => {
  expect(lastRound([FIRST, entry('dealt', dealt), SECOND], 2)).toEqual({
    round: 2,
    scores: [
      { seat: 0, wall: 6, floor: 0 },
      { seat: 1, wall: 0, floor: -5 },
    ],
  });
});

test('counts the columns that were chosen in entries of their own', () => {
  const log = [entry('dealt', dealt), entry('played', floor(1, -2)), entry('tiled', ended(2))];
  expect(lastRound(log, 2)?.scores[1]).toEqual({ seat: 1, wall: 0, floor: -2 });
});

test('forgets an end that was taken back', () => {
  const log = [entry('dealt', dealt), SECOND, entry('undone'), FIRST];
  expect(lastRound(log, 2)?.scores[0]).toEqual({ seat: 0, wall: 1, floor: -1 });
});

test('has nothing to tell before the end of the first round', () => {
  expect(lastRound([entry('dealt', dealt)], 2)).toBeNull();
});
