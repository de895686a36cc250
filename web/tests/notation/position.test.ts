import { describe, expect, test } from 'vitest';
import { parsePosition, PositionError } from '../../src/notation/position';

const CODE =
  'gray:5 3 T2 1 2 -/-/-/-/- - 18,17,17,19,19 1,0,0,0,2 ' +
  '10:-/RR/-/YY/-:..K../B..../...../.R.../.....:MK 8:-/-/B/-/-:W..../.Y.../...../...../.....:-';

describe('a position code', () => {
  test('is read field by field', () => {
    const position = parsePosition(CODE);
    expect(position.side).toBe('gray');
    expect(position.verticalLineBonus).toBe(5);
    expect([position.round, position.phase, position.seat]).toEqual([3, 'tiling', 1]);
    expect([position.startingSeat, position.markerSeat]).toEqual([0, 1]);
    expect(position.lid).toEqual([1, 0, 0, 0, 2]);
    expect(position.boards[0]).toMatchObject({ score: 10, floorLine: ['M', 'K'] });
    expect(position.boards[0]?.patternLines[1]).toEqual({ color: 'R', count: 2 });
    expect(position.boards[1]?.wall[1]?.[1]).toBe('Y');
  });

  test.each(['', 'colored', CODE.replace('gray', 'grey'), CODE.replace('T2', 'Z2')])(
    'that is none is refused: %s',
    (code) => expect(() => parsePosition(code)).toThrow(PositionError),
  );
});
