import { describe, expect, test } from 'vitest';
import { BadLinkError, pack, positionPath, recordPath, unpack } from '../../src/replay/link';

const RECORD = `[Rules "colored"]\n[Seat1 "Zoë 🧱"]\n\n1. deal:BBRK/YYWW/BRKW/RRRR/BYRK 1B2\n`;

describe('a game in a link', () => {
  test('comes out as it went in', async () => {
    const packed = await pack(RECORD);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await unpack(packed)).toBe(RECORD);
    const fragment = (await recordPath(RECORD)).split('#')[1]!;
    expect(new URLSearchParams(fragment).get('record')).toBe(packed);
  });

  test.each(['', '!', 'abcdef', 'é'])('that is none is refused: %j', async (packed) =>
    expect(unpack(packed)).rejects.toThrow(BadLinkError),
  );

  test('that was cut off is refused', async () => {
    const packed = await pack(RECORD);
    await expect(unpack(packed.slice(0, -6))).rejects.toThrow(BadLinkError);
  });

  test('does not grow without end', async () => {
    const packed = await pack('K'.repeat(300 * 1024));
    await expect(unpack(packed)).rejects.toThrow(BadLinkError);
  });
});

test('a position code is found again in its link', () => {
  const code = 'gray:5 3 T2 1 2 -/-/-/-/- - 18,17,17,19,19 1,0,0,0,2 10:-/RR/-:MK';
  const fragment = positionPath(code).split('#')[1]!;
  expect(new URLSearchParams(fragment).get('position')).toBe(code);
});
