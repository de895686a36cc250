import { describe, expect, test } from 'vitest';
import { nearest, next } from '../../src/table/roving';

const at = (row: number, column: number) => ({ row, column });
// Two plates with holes, an empty one between them, and the center.
const OFFERS = [at(0, 0), at(0, 2), at(0, 4), at(2, 1), at(2, 3), at(3, 0)];

describe('arrow keys', () => {
  test.each([
    ['ArrowRight', at(0, 0), at(0, 2)],
    ['ArrowLeft', at(0, 4), at(0, 2)],
    ['Home', at(0, 4), at(0, 0)],
    ['End', at(0, 0), at(0, 4)],
    ['ArrowDown', at(0, 4), at(2, 3)],
    ['ArrowDown', at(2, 3), at(3, 0)],
    ['ArrowUp', at(3, 0), at(2, 1)],
    ['ArrowUp', at(2, 1), at(0, 0)],
  ])('%s from %j', (key, from, to) => expect(next(from, key, OFFERS)).toEqual(to));

  test.each([
    ['ArrowLeft', at(0, 0)],
    ['ArrowRight', at(0, 4)],
    ['ArrowUp', at(0, 2)],
    ['ArrowDown', at(3, 0)],
  ])('stay at an edge: %s from %j', (key, from) => expect(next(from, key, OFFERS)).toBeNull());
});

test('where tiles were taken away, the nearest is next', () => {
  expect(nearest(at(1, 2), OFFERS)).toEqual(at(0, 2));
  expect(nearest(at(9, 9), OFFERS)).toEqual(at(3, 0));
  expect(nearest(at(0, 0), [])).toBeNull();
});
