import { describe, expect, test } from 'vitest';
import { Dealer, dealtTiles, nonceCommitment } from '../../src/notation/dealer';
import { parsePosition } from '../../src/notation/position';

// The example of the notation: the bytes 0 to 31.
const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const NONCES = 'q7Xk2mZp9Lw4Tb8R,Hs3Vd6Nc1Yf5Gj0A';
const EMPTY = '0:-/-/-/-/-:...../...../...../...../.....:-';
const START = parsePosition(
  `colored 1 D1 1 C -/-/-/-/- - 20,20,20,20,20 0,0,0,0,0 ${EMPTY} ${EMPTY}`,
);

describe('dealer 1', () => {
  test('commits to its seed', () => {
    expect(Dealer.of(1, SEED, '').commitment).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
  });

  test.each([
    ['', 'deal:BRKK/YKKW/BBYW/BKKK/BYRR'],
    ['a1,b2', 'deal:RKKW/RKKK/BYRR/YYRW/BBYY'],
  ])('deals as the notation says with nonces %j', (nonces, deal) => {
    expect(Dealer.of(1, SEED, nonces).deal(START)).toBe(deal);
  });

  test('pours the lid into an empty bag in the middle of a factory, and leaves what is missing', () => {
    const deal = Dealer.of(1, SEED, '').deal({
      ...START,
      round: 6,
      bag: [0, 3, 0, 0, 0],
      lid: [0, 0, 0, 7, 0],
    });
    expect(deal).toBe('deal:YYYK/KKKK/KK/-/-');
  });

  test.each(['', '00', SEED.slice(2), 'x'.repeat(64)])('takes no seed like %j', (seed) =>
    expect(() => Dealer.of(1, seed, '')).toThrow(RangeError),
  );
});

describe('dealer 2', () => {
  test('commits to its seed and to nonces', () => {
    expect(Dealer.of(2, SEED, '').commitment).toBe(
      '696faa40978c8934eacd6ac63c215162fb2c5055809e0a40314099210885f007',
    );
    expect(nonceCommitment('q7Xk2mZp9Lw4Tb8R')).toBe(
      'efa199938b5229c66160ddf71f4f6d55ad408de0d6d00c2c7b3f41046a00d1b9',
    );
  });

  test.each([
    ['', 'deal:BYYR/YYRW/RRKW/YRKW/BKKW', [1, 1, 1]],
    [NONCES, 'deal:RRRW/RRWW/YRKK/BYYR/BYYW', [1, 3, 3]],
  ])('deals and draws the lot as the notation says with nonces %j', (nonces, deal, lots) => {
    const dealer = Dealer.of(2, SEED, nonces);
    expect(dealer.deal(START)).toBe(deal);
    expect([2, 3, 4].map((players) => dealer.lot(players) + 1)).toEqual(lots);
  });
});

test('the tiles of a deal are counted by color', () => {
  expect(dealtTiles('deal:BRKK/YKKW/BB/-/-')).toEqual([3, 1, 1, 4, 1]);
});
