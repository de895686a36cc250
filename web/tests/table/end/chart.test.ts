import { expect, test } from 'vitest';
import { scale } from '../../../src/table/end/chart';

test('begins at zero and reaches the highest score in even steps', () => {
  for (let highest = 0; highest <= 600; highest++) {
    const marks = scale(highest);
    const steps = new Set(marks.slice(1).map((mark, index) => mark - marks[index]!));
    expect([highest, marks[0], steps.size]).toEqual([highest, 0, 1]);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(highest);
  }
});

test('has few marks, at round numbers', () => {
  expect(scale(0)).toEqual([0, 1]);
  expect(scale(6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(scale(47)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(scale(112)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  for (let highest = 0; highest <= 600; highest++)
    expect(scale(highest).length).toBeLessThanOrEqual(7);
});
