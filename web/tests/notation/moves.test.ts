import { describe, expect, test } from 'vitest';
import { COLORS, count, wallColor } from '../../src/notation/colors';
import { formatColumn, formatMove, formatTiles, parseMove } from '../../src/notation/moves';

describe('a move', () => {
  test('is written and read alike, from every source to every line', () => {
    for (const source of [null, 0, 4, 8])
      for (const color of COLORS)
        for (const destination of [null, 0, 4]) {
          const move = { source, color, destination };
          expect(parseMove(formatMove(move))).toEqual(move);
        }
  });

  test.each([
    [2, 'R', 3, '3R4'],
    [null, 'K', null, 'CK0'],
  ] as const)('from %s of %s to %s is %s', (source, color, destination, text) => {
    expect(formatMove({ source, color, destination })).toBe(text);
    expect(formatTiles(source, color)).toBe(text.slice(0, 2));
  });

  test.each(['', '3R', '3R44', '0R1', 'XR1', '3Q1', '3R6', '3r1', 'T24', '3R4 '])(
    'is not %j',
    (text) => expect(parseMove(text)).toBeNull(),
  );

  test('of the gray side names a row and a column', () => {
    expect(formatColumn(1, 3)).toBe('T24');
  });
});

describe('colors', () => {
  test('stand on the colored wall as the notation says, each once in a row and a column', () => {
    expect([0, 1, 2, 3, 4].map((column) => wallColor(0, column)).join('')).toBe('BYRKW');
    expect([0, 1, 2, 3, 4].map((column) => wallColor(1, column)).join('')).toBe('WBYRK');
    expect([0, 1, 2, 3, 4].map((row) => wallColor(row, 0)).join('')).toBe('BWKRY');
  });

  test('are counted in their order', () => {
    expect(count(['R', 'B', 'R', 'W'])).toEqual([1, 0, 2, 0, 1]);
  });
});
