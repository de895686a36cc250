// The five colors in the order of the notation.

export const COLORS = ['B', 'Y', 'R', 'K', 'W'] as const;
export type Color = (typeof COLORS)[number];

/** The key of a color in the catalogs of `words/`. */
export const COLOR_KEYS: Record<Color, string> = {
  B: 'blue',
  Y: 'yellow',
  R: 'red',
  K: 'black',
  W: 'white',
};

export function isColor(letter: string): letter is Color {
  return (COLORS as readonly string[]).includes(letter);
}

/** Counts the tiles of each color, in the order of the notation. */
export function count(tiles: readonly Color[]): number[] {
  return COLORS.map((color) => tiles.filter((tile) => tile === color).length);
}

/** The color printed on a space of the colored wall, as the notation defines it. */
export function wallColor(row: number, column: number): Color {
  return COLORS[(column - row + 5) % 5]!;
}
