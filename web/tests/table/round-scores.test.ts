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
let number = 0;
/** Every entry has a position of its own, which an undo goes back to. */
const entry = (type: string, ...events: GameEvent[]): Happened => ({
  ...happened(++number, { position: `position ${number}` }),
  entry: { type },
  events,
});
const undone = ({ state }: Happened): Happened => ({
  ...happened(++number, { position: state.position }),
  entry: { type: 'undone' },
});
const inGame = (game: number, each: Happened): Happened => ({
  ...each,
  state: { ...each.state, game },
});

const FIRST = entry('played', tiled(0, 1), floor(0, -1), tiled(1, 3), ended(1));
const SECOND = entry('played', tiled(0, 4), tiled(0, 2), floor(1, -5), ended(2));

test('adds up what each player gained and lost in the round that ended last', () => {
  expect(lastRound([FIRST, entry('dealt', dealt), SECOND], 2)).toEqual([
    { seat: 0, wall: 6, floor: 0 },
    { seat: 1, wall: 0, floor: -5 },
  ]);
});

test('counts what was scored before columns were chosen, and after that was taken back', () => {
  const tiling = entry('played', floor(1, -2));
  const log = [entry('dealt', dealt), tiling, entry('tiled', tiled(0, 3), ended(2))];
  const again = [...log, undone(tiling), entry('tiled', tiled(0, 5), ended(2))];
  expect(lastRound(again, 2)).toEqual([
    { seat: 0, wall: 5, floor: 0 },
    { seat: 1, wall: 0, floor: -2 },
  ]);
});

test('forgets an end that was taken back', () => {
  const deal = entry('dealt', dealt);
  expect(lastRound([deal, SECOND, undone(deal)], 2)).toBeNull();
  expect(lastRound([deal, SECOND, undone(deal), FIRST], 2)?.[0]).toEqual({
    seat: 0,
    wall: 1,
    floor: -1,
  });
});

test('tells nothing of the game before a rematch', () => {
  const agreed = inGame(2, entry('rematch-agreed'));
  expect(lastRound([entry('dealt', dealt), SECOND, agreed], 2)).toBeNull();
});

test('has nothing to tell before the end of the first round', () => {
  expect(lastRound([entry('dealt', dealt)], 2)).toBeNull();
});
