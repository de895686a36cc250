import { expect, test } from 'vitest';
import { pointsWay } from '../../src/motion/stage';

const SCORE = { left: 300, top: 10, width: 24, height: 24 };

test('points rise from their tile and join the score', () => {
  const way = pointsWay({ left: 100, top: 200, width: 60, height: 60 }, SCORE);
  expect(way[0]).toEqual({ x: 130, y: 230 });
  expect(way[1]!.y).toBeLessThan(230);
  expect(way.at(-1)).toEqual({ x: 312, y: 22 });
});

test('on a small board they never cover its wall: they stand beside the score', () => {
  const way = pointsWay({ left: 100, top: 200, width: 20, height: 20 }, SCORE);
  for (const { x, y } of way) {
    expect(y).toBe(22);
    expect(x).toBeGreaterThan(270);
  }
  expect(way.at(-1)).toEqual({ x: 312, y: 22 });
});
