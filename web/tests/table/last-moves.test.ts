import { expect, test } from 'vitest';
import { lastMoves, tookPhrase } from '../../src/table/last-moves';
import type { GameEvent, Happened } from '../../src/wire/messages';
import { happened } from '../wire/sockets';

const EMPTY = '0:-/-/-/-/-:...../...../...../...../.....:-';
const position = (...boards: string[]) =>
  `colored 1 O1 1 C BBBB/-/-/-/- - 16,16,16,16,16 0,0,0,0,0 ${boards.join(' ')}`;

let number = 0;
function played(seat: number, events: GameEvent[], boards: string[]): Happened {
  const entry = { type: 'played', seat, move: '1B4' };
  return { ...happened(++number, { position: position(...boards) }), entry, events };
}

const mine = played(
  0,
  [{ type: 'tiles-taken', seat: 0, source: 0, color: 'B', count: 1 }],
  [EMPTY, EMPTY, EMPTY],
);
// Two of three fit onto line 3, which held one; the third falls behind the marker.
const theirs = played(
  1,
  [
    { type: 'tiles-taken', seat: 1, source: null, color: 'R', count: 3 },
    { type: 'marker-taken', seat: 1, floor_space: 1 },
    { type: 'tiles-placed', seat: 1, row: 2, color: 'R', count: 2, is_complete: true },
    { type: 'tiles-fell', seat: 1, color: 'R', to_floor: 1, to_lid: 0, penalty: -2, row: null },
  ],
  [EMPTY, '0:-/-/RRR/-/-:...../...../...../...../.....:KMR', EMPTY],
);
const floored = played(
  2,
  [
    { type: 'tiles-taken', seat: 2, source: 3, color: 'W', count: 1 },
    { type: 'tiles-fell', seat: 2, color: 'W', to_floor: 1, to_lid: 0, penalty: -1, row: null },
  ],
  [EMPTY, EMPTY, '0:-/-/-/-/-:...../...../...../...../.....:W'],
);

test('marks where the tiles of each opponent came from and landed', () => {
  const moves = lastMoves([mine, theirs, floored], 0);
  expect(moves.map(({ seat, source, spots }) => [seat, source, ...spots])).toEqual([
    [2, 3, 'l2-0'],
    [1, null, 'p1-2-1', 'p1-2-2', 'l1-1', 'l1-2'],
  ]);
});

test('says what was taken, and where it went', () => {
  const [second, first] = lastMoves([theirs, floored], 0);
  expect(tookPhrase(first!)).toMatchObject({ id: 'took-to-line', args: { row: 3 } });
  expect(tookPhrase(second!)).toMatchObject({ id: 'took-to-floor' });
});

test('marks nothing after the own move, or the end of a round', () => {
  expect(lastMoves([theirs, mine], 0)).toEqual([]);
  const ended: Happened = {
    ...floored,
    events: [
      ...floored.events,
      { type: 'round-ended', round_number: 1, starting_seat: 0, is_marker_taken: true },
    ],
  };
  expect(lastMoves([theirs, ended], 0)).toEqual([]);
});

test('marks what a move that was taken back had followed', () => {
  const undone = {
    ...happened(50, { position: theirs.state.position }),
    entry: { type: 'undone' },
  };
  const marked = lastMoves([mine, theirs, floored, undone], 0);
  expect(marked.map(({ seat }) => seat)).toEqual([1]);
});

test('marks nothing of the game before a rematch', () => {
  const agreed = { ...happened(60, { game: 2 }), entry: { type: 'rematch-agreed', seat: 0 } };
  expect(lastMoves([theirs, agreed], 0)).toEqual([]);
});

test('shows the last move of every seat to somebody who watches', () => {
  expect(lastMoves([mine, theirs], null).map(({ seat }) => seat)).toEqual([1, 0]);
});
