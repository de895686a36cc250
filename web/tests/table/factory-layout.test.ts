import { describe, expect, test } from 'vitest';
import type { Color } from '../../src/notation/colors';
import { groups, plateSlots, ring } from '../../src/table/factory-layout';

const tiles = (letters: string) => [...letters] as Color[];

describe('a plate', () => {
  test('has its colors in the order of the notation', () =>
    expect(groups(tiles('WKBK'))).toEqual([
      { color: 'B', count: 1 },
      { color: 'K', count: 2 },
      { color: 'W', count: 1 },
    ]));

  test.each([
    ['BYYW', { Y: [0, 1], B: [2], W: [3] }],
    ['RKKK', { K: [0, 1, 2], R: [3] }],
    ['YYWW', { Y: [0, 1], W: [2, 3] }],
    ['RRRR', { R: [0, 1, 2, 3] }],
    ['BYRK', { B: [0], Y: [1], R: [2], K: [3] }],
  ])('of %s has tiles of a color beside each other', (letters, slots) =>
    expect(Object.fromEntries(plateSlots(tiles(letters)))).toEqual(slots),
  );
});

describe.each([5, 7, 9])('%d plates around the center', (num) => {
  test.each([1, 1.14])('stand apart evenly, the first on top (aspect %d)', (aspect) => {
    const places = ring(num, aspect);
    expect(places).toHaveLength(num);
    expect(places[0]).toMatchObject({ x: 0, y: -aspect });
    const distances = places.map(({ x, y }, index) => {
      const after = places[(index + 1) % num]!;
      return Math.hypot(after.x - x, after.y - y);
    });
    expect(Math.max(...distances) / Math.min(...distances)).toBeLessThan(1.1);
  });
});
