// Where factories stand around the center, and where tiles lie on a factory.

import { COLORS, type Color, count } from '../notation/colors';

export interface Group {
  color: Color;
  count: number;
}

/** The tiles by color, in the order of the notation. */
export function groups(tiles: readonly Color[]): Group[] {
  return count(tiles).flatMap((num, index) => (num ? [{ color: COLORS[index]!, count: num }] : []));
}

/** The places of each color on a factory, from the top left, so that tiles of a color touch. */
export function plateSlots(tiles: readonly Color[]): Map<Color, number[]> {
  const slots = new Map<Color, number[]>();
  let next = 0;
  for (const { color, count } of groups(tiles).sort((a, b) => b.count - a.count)) {
    slots.set(
      color,
      Array.from({ length: count }, () => next++),
    );
  }
  return slots;
}

/** Evenly spaced points on an ellipse around the origin, clockwise from the top; width 2, height 2
 * * aspect. */
export function ring(num: number, aspect: number): { x: number; y: number }[] {
  const STEPS = 720;
  const at = (step: number) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return { x: Math.sin(angle), y: -Math.cos(angle) * aspect };
  };
  const lengths = [0];
  for (let step = 1; step <= STEPS; step++) {
    const [from, to] = [at(step - 1), at(step)];
    lengths.push(lengths[step - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
  }
  return Array.from({ length: num }, (_, index) =>
    at(lengths.findIndex((length) => length >= (lengths[STEPS]! * index) / num)),
  );
}
