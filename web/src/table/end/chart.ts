// How the seats differ in a chart: by color, and without color by their dashes.

export interface ChartLine {
  /** The variable of the theme that holds its color. */
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
