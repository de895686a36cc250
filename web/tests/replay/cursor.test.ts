import { describe, expect, test } from 'vitest';
import { Stepping } from '../../src/replay/cursor.svelte';
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
  // The last move of a round leads to a position with the number of the next.
  steps: [step('deal', 1), step('move', 1), step('move', 1, 2), step('deal', 2), step('move', 2)],
  start: code(1),
  winners: null,
  verified: null,
  summary: { sources: [], rounds: [] },
};

describe('a replay', () => {
  test('goes forth and back, and no further than its ends', () => {
    const stepping = new Stepping(REPLAY);
    expect(stepping.step?.kind).toBe('deal');
    stepping.previous();
    stepping.previous();
    expect([stepping.at, stepping.isFirst, stepping.step]).toEqual([0, true, null]);
    expect(stepping.code).toBe(code(1));
    for (let times = 0; times < 9; times++) stepping.next();
    expect([stepping.at, stepping.isLast]).toEqual([5, true]);
    stepping.previous();
    expect(stepping.step?.kind).toBe('deal');
  });

  test('jumps to the deal of a round', () => {
    const stepping = new Stepping(REPLAY);
    expect(stepping.rounds).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 4 },
    ]);
    stepping.toRound(2);
    expect([stepping.at, stepping.round]).toEqual([4, 2]);
    stepping.toRound(7);
    expect(stepping.at).toBe(4);
    stepping.previousRound();
    expect(stepping.at).toBe(1);
    stepping.previousRound();
    expect(stepping.at).toBe(0);
    stepping.nextRound();
    stepping.nextRound();
    stepping.nextRound();
    expect(stepping.isLast).toBe(true);
  });

  test('knows the round of the move that ended it', () => {
    const stepping = new Stepping(REPLAY);
    stepping.to(3);
    expect([stepping.round, stepping.position.round]).toEqual([1, 2]);
  });

  test('plays until its end, and again from its beginning', () => {
    const stepping = new Stepping(REPLAY);
    stepping.to(4);
    stepping.toggle();
    expect(stepping.isPlaying).toBe(true);
    stepping.next();
    expect(stepping.isPlaying).toBe(false);
    stepping.toggle();
    expect([stepping.at, stepping.isPlaying]).toEqual([0, true]);
    stepping.previous();
    expect(stepping.isPlaying).toBe(false);
  });

  test('of a lone position has nowhere to go', () => {
    const stepping = new Stepping({ ...REPLAY, steps: [] });
    stepping.next();
    stepping.toggle();
    expect([stepping.at, stepping.isLast, stepping.isPlaying]).toEqual([0, true, false]);
    expect(stepping.round).toBe(1);
  });
});
