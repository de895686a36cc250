import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dealer, NoDigestError, dealtTiles } from '../../src/notation/dealer';
import { parsePosition } from '../../src/notation/position';

// The example of the notation: the bytes 0 to 31.
const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const EMPTY = '0:-/-/-/-/-:...../...../...../...../.....:-';
const START = parsePosition(
  `colored 1 D1 1 C -/-/-/-/- - 20,20,20,20,20 0,0,0,0,0 ${EMPTY} ${EMPTY}`,
);

afterEach(() => vi.unstubAllGlobals());

describe('dealer 1', () => {
  test('commits to its seed', async () => {
    const dealer = await Dealer.of(SEED, '');
    expect(dealer.commitment).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
  });

  test.each([
    ['', 'deal:BRKK/YKKW/BBYW/BKKK/BYRR'],
    ['a1,b2', 'deal:RKKW/RKKK/BYRR/YYRW/BBYY'],
  ])('deals as the notation says with nonces %j', async (nonces, deal) => {
    expect(await (await Dealer.of(SEED, nonces)).deal(START)).toBe(deal);
  });

  test('pours the lid into an empty bag in the middle of a factory, and leaves what is missing', async () => {
    const dealer = await Dealer.of(SEED, '');
    const deal = await dealer.deal({
      ...START,
      round: 6,
      bag: [0, 3, 0, 0, 0],
      lid: [0, 0, 0, 7, 0],
    });
    expect(deal).toBe('deal:YYYK/KKKK/KK/-/-');
  });

  test.each(['', '00', SEED.slice(2), 'x'.repeat(64)])('takes no seed like %j', async (seed) =>
    expect(Dealer.of(seed, '')).rejects.toThrow(RangeError),
  );

  test('says that a page without a secure connection has no SHA-256', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => null });
    await expect(Dealer.of(SEED, '')).rejects.toThrow(NoDigestError);
  });
});

test('the tiles of a deal are counted by color', () => {
  expect(dealtTiles('deal:BRKK/YKKW/BB/-/-')).toEqual([3, 1, 1, 4, 1]);
});
