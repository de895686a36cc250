// The numbers beside a chart.

const STEPS = [1, 2, 5, 10, 20, 50];
const MOST = 6;

/** From zero on, evenly, the last one at or above the highest score. */
export function scale(highest: number): number[] {
  const step = STEPS.find((each) => highest / each <= MOST) ?? 100;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
