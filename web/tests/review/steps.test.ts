import { describe, expect, test } from 'vitest';
import {
  bySize,
  chances,
  codeAt,
  decimal,
  luckiest,
  placeOf,
  stepsOf,
  sumOf,
  typedPhrase,
} from '../../src/review/steps';
import { arrow, endsOf } from '../../src/review/arrows';
import type { Replay } from '../../src/wire/replays';
import { REVIEW } from './game';

const steps = stepsOf(REVIEW);

test('moves and deals come in the order of the game', () => {
  expect(steps.map(({ kind, index }) => `${kind} ${index}`)).toEqual([
    'deal 0',
    'move 0',
    'move 1',
    'deal 1',
    'move 2',
  ]);
  expect(chances(REVIEW, steps).map(([first]) => first)).toEqual([0.5, 0.5, 0.45, 0.6, 0.7, 1]);
});

test('turning points lead to their steps', () => {
  expect(REVIEW.turning_points.map((point) => placeOf(point, steps))).toEqual([2, 3]);
});

test('the table can be sorted', () => {
  expect(bySize(steps, 'game')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(bySize(steps, 'loss')).toEqual([2, 0, 1, 3, 4, 5]);
  expect(bySize(steps, 'luck')).toEqual([3, 0, 1, 2, 4, 5]);
  expect(luckiest(REVIEW.deals[1]!)).toBe(0);
});

test('the position is that before a move, after a deal, and at the end', () => {
  const kinds = ['deal', 'move', 'move', 'deal', 'move'];
  const replay = {
    start: 'start',
    steps: kinds.map((kind, index) => ({ kind, position: `after ${index}` })),
  } as unknown as Replay;
  expect([0, 1, 2, 3, 4, 5].map((at) => codeAt(replay, at))).toEqual([
    'after 0',
    'after 0',
    'after 1',
    'after 3',
    'after 3',
    'after 4',
  ]);
});

describe('the table adds up as it is printed', () => {
  test.each([0, 1])('for seat %i', (seat) => {
    const { start, luck, skill, correction, result } = sumOf(REVIEW, seat);
    expect(start + luck + skill + correction).toBe(result);
    expect(Math.abs(correction - 1000 * REVIEW.seats[seat]!.correction)).toBeLessThan(2.5);
  });
});

test('numbers have one digit after the point, and a sign where they are changes', () => {
  expect(decimal(-41)).toEqual({ sign: '−', whole: 4, tenth: 1 });
  expect(decimal(343, true)).toEqual({ sign: '+', whole: 34, tenth: 3 });
  expect(decimal(0, true)).toEqual({ sign: '', whole: 0, tenth: 0 });
});

test('moves are named as they are typed', () => {
  expect(typedPhrase('CK0').args).toMatchObject({ source: 'center', destination: 0 });
  expect(typedPhrase('3R4').args).toMatchObject({ source: 3, destination: 4 });
  expect(typedPhrase('T23')).toEqual({ id: 'typed-column', args: { row: 2, column: 3 } });
});

test('an arrow goes from the tiles to the line or the space', () => {
  expect(endsOf('3R4', 0)).toEqual({
    from: '[data-spot^="f2R"]:not([data-spot$="slot"])',
    to: '[data-destination="3"] .space',
  });
  expect(endsOf('CK0', 1)?.to).toBe('[data-destination="floor"] .space');
  expect(endsOf('T23', 1)?.to).toBe('[data-spot="w1-1-2"]');
  expect(endsOf('nothing', 0)).toBeNull();
  const { path, head } = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 1);
  expect(path.startsWith('M0.0,0.0Q50.0,12.0')).toBe(true);
  expect(head.startsWith('M100.0,0.0L')).toBe(true);
});
