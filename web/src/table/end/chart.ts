// The chart of the scores: a line for each seat, told apart by color and by dashes, and the scale.

import type { Summary } from '../../wire/replays';

export interface ChartLine {
  /** The theme's custom property with its color. */
  token: string;
  dash: number[];
}

const LINES: readonly ChartLine[] = [
  { token: '--cobalt', dash: [] },
  { token: '--terracotta', dash: [10, 5] },
  { token: '--good', dash: [2, 4] },
  { token: '--ink', dash: [12, 4, 2, 4] },
];

export function lines(count: number): ChartLine[] {
  return LINES.slice(0, count);
}

const STEPS = [1, 2, 5, 10, 20, 50];
const MOST = 6;

/** The scale's marks: even steps from zero to the highest score or just above it. */
export function scale(highest: number): number[] {
  const step = STEPS.find((each) => highest / each <= MOST) ?? 100;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** What stands in for the summary of a game until it has come: as many lines and rounds. */
export function noSummary(numPlayers: number, numRounds: number): Summary {
  const none = { before: 0, wall: 0, floor: 0, horizontal: 0, vertical: 0, colors: 0 };
  return {
    sources: Array.from({ length: numPlayers }, () => none),
    rounds: Array.from({ length: numRounds }, () => Array.from({ length: numPlayers }, () => 0)),
  };
}
