import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NotVerifiableError, verify } from '../../src/verify/verification';
import type { Replay } from '../../src/wire/replays';

// A game of four in which the lid refills the bag in the middle of a deal.
// tests/server/http/test_replay_api.py checks its positions.
const { record, steps } = JSON.parse(readFileSync('tests/verify/game.json', 'utf-8')) as Pick<
  Replay,
  'steps'
> & { record: string };
const tag = (name: string, value: string) =>
  record.replace(new RegExp(`\\[${name} ".*"\\]`), `[${name} "${value}"]`);

describe('the deals of a real game', () => {
  test('follow from its seed and nonces', async () => {
    const verification = await verify(record);
    expect(verification.isCommitted).toBe(true);
    expect(verification.deals.filter((deal) => !deal.isRight)).toEqual([]);
    expect(verification.deals.length).toBeGreaterThan(3);
    expect(verification.isRight).toBe(true);
    expect(verification.nonces).toEqual(['abc123']);
  });

  test('do not follow from other nonces', async () => {
    const verification = await verify(tag('Nonces', 'abc124'));
    expect([verification.isCommitted, verification.isRight]).toEqual([true, false]);
    expect(verification.deals.some((deal) => deal.isRight)).toBe(false);
  });

  test('are not what was promised where the commitment is another', async () => {
    const verification = await verify(tag('Commit', '0'.repeat(64)));
    expect([verification.isCommitted, verification.isRight]).toEqual([false, false]);
  });

  test('show the one round in which something else was dealt', async () => {
    // Nobody saw which factory is which, so the game goes on as it was.
    const turned = (sets: string) => sets.split('/').reverse().join('/');
    const changed = record.replace(
      /2\. deal:(\S+) (.*)/,
      (_, sets: string, moves: string) =>
        `2. deal:${turned(sets)} ${moves.replace(/\b[1-9](?=[BYRKW])/g, (factory) => String(10 - Number(factory)))}`,
    );
    expect(changed).not.toBe(record);
    const verification = await verify(changed);
    expect(verification.deals.map((deal) => deal.isRight)).toEqual(
      verification.deals.map((deal) => deal.round !== 2),
    );
  });

  test('pour the lid where the bag has too few', async () => {
    const before = steps.filter((step) => step.kind !== 'deal').map((step) => step.position);
    const bags = before.map((code) => code.split(' ')[7]!.split(',').map(Number));
    const totals = bags.map((bag) => bag.reduce((sum, count) => sum + count, 0));
    expect(totals.some((total) => total > 0 && total < 36)).toBe(true);
  });
});

describe('a game that dealer 2 began', () => {
  // The example of the notation.
  const begun = [
    '[Rules "colored"]',
    '[Seat1 "Ada"]',
    '[Seat2 "Ben"]',
    '[Start "1"]',
    '[Result "*"]',
    '[Dealer "2"]',
    '[Commit "696faa40978c8934eacd6ac63c215162fb2c5055809e0a40314099210885f007"]',
    '[Nonces "q7Xk2mZp9Lw4Tb8R,Hs3Vd6Nc1Yf5Gj0A"]',
    '[StartBy "lot"]',
    '[Seed "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]',
    '',
    '1. deal:RRRW/RRWW/YRKK/BYYR/BYYW',
  ].join('\n');

  test('has the deal and the lot of its seed and nonces', async () => {
    const verification = await verify(begun);
    expect(verification.isRight).toBe(true);
    expect(verification.lot).toEqual({ start: 0, expected: 0, isRight: true });
    expect(verification.deals.map((deal) => deal.isRight)).toEqual([true]);
  });

  test('is not right where somebody else started', async () => {
    const verification = await verify(begun.replace('[Start "1"]', '[Start "2"]'));
    expect(verification.isRight).toBe(false);
    expect(verification.lot).toEqual({ start: 1, expected: 0, isRight: false });
  });

  test('needs no lot', async () => {
    const verification = await verify(begun.replace('[StartBy "lot"]\n', ''));
    expect([verification.lot, verification.isRight]).toEqual([null, true]);
  });
});

describe('a record that can not be checked says why', () => {
  test.each([
    [record.replace(/\[Seed .*\n/, ''), 'no-seed'],
    [record.replace(/\[Commit .*\n/, ''), 'no-commitment'],
    [record.replace(/\[Dealer .*\n/, ''), 'other-dealer'],
    [tag('Dealer', '3'), 'other-dealer'],
    [record.replace('[Dealer', '[StartBy "lot"]\n[Dealer'), 'bad-record'],
    [tag('Seed', 'xyz'), 'bad-seed'],
    ['', 'no-seed'],
    [record.replace(' 2Y2 ', ' '), 'bad-record'],
    [record.replace(' 2Y2 ', ' 2K2 '), 'bad-record'],
    [record.replace(' T11 ', ' T15 T15 '), 'bad-record'],
    [record.replace('1. deal:BYRR', '1. deal:BYRRR'), 'bad-record'],
    [record.replace('2. deal:BYYK', '2. deal:WWWW'), 'bad-record'],
    [record.replace(/\[Start .*\n/, ''), 'bad-record'],
    [record.replace('gray:5', 'green'), 'bad-record'],
  ])('%#: %j', async (text, reason) => {
    const error = await verify(text).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NotVerifiableError);
    expect((error as NotVerifiableError).reason).toBe(reason);
  });
});
