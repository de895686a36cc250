import { describe, expect, test } from 'vitest';
import { ReplayCursor } from '../../src/replay/cursor.svelte';
import type { Replay, ReplayStep } from '../../src/wire/replays';

const EMPTY = '0:-/-/-/-/-:...../...../...../...../.....:-';
const code = (round: number) =>
  `colored ${round} D1 1 C -/-/-/-/- - 20,20,20,20,20 0,0,0,0,0 ${EMPTY} ${EMPTY}`;
const step = (kind: ReplayStep['kind'], round: number, after = round): ReplayStep => ({
  text: kind,
  kind,
  seat: kind === 'deal' ? null : 0,
  round,
  position: code(after),
  speech: [],
  events: [],
});

const REPLAY: Replay = {
  rules: 'colored',
  names: ['A', 'B'],
  // The position after a round's last move has the next round's number.
  steps: [step('deal', 1), step('move', 1), step('move', 1, 2), step('deal', 2), step('move', 2)],
  start: code(1),
  winners: null,
  verified: null,
  summary: { sources: [], rounds: [] },
  floor_costs: [],
};

describe('a replay', () => {
  test('goes forth and back, and no further than its ends', () => {
    const cursor = new ReplayCursor(REPLAY);
    expect(cursor.step?.kind).toBe('deal');
    cursor.previous();
    cursor.previous();
    expect([cursor.at, cursor.isFirst, cursor.step]).toEqual([0, true, null]);
    expect(cursor.code).toBe(code(1));
    for (let times = 0; times < 9; times++) cursor.next();
    expect([cursor.at, cursor.isLast]).toEqual([5, true]);
    cursor.previous();
    expect(cursor.step?.kind).toBe('deal');
  });

  test('jumps to the deal of a round', () => {
    const cursor = new ReplayCursor(REPLAY);
    expect(cursor.rounds).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 4 },
    ]);
    cursor.toRound(2);
    expect([cursor.at, cursor.round]).toEqual([4, 2]);
    cursor.toRound(7);
    expect(cursor.at).toBe(4);
    cursor.previousRound();
    expect(cursor.at).toBe(1);
    cursor.previousRound();
    expect(cursor.at).toBe(0);
    cursor.nextRound();
    cursor.nextRound();
    cursor.nextRound();
    expect(cursor.isLast).toBe(true);
  });

  test('knows the round of the move that ended it', () => {
    const cursor = new ReplayCursor(REPLAY);
    cursor.to(3);
    expect([cursor.round, cursor.position.round]).toEqual([1, 2]);
  });

  test('plays until its end, and again from its beginning', () => {
    const cursor = new ReplayCursor(REPLAY);
    cursor.to(4);
    cursor.toggle();
    expect(cursor.isPlaying).toBe(true);
    cursor.next();
    expect(cursor.isPlaying).toBe(false);
    cursor.toggle();
    expect([cursor.at, cursor.isPlaying]).toEqual([0, true]);
    cursor.previous();
    expect(cursor.isPlaying).toBe(false);
  });

  test('of a lone position has nowhere to go', () => {
    const cursor = new ReplayCursor({ ...REPLAY, steps: [] });
    cursor.next();
    cursor.toggle();
    expect([cursor.at, cursor.isLast, cursor.isPlaying]).toEqual([0, true, false]);
    expect(cursor.round).toBe(1);
  });
});
