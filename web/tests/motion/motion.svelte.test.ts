// What moves on the table, how long it is shown, and what is heard of it where it is cut short.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Motion } from '../../src/motion/motion.svelte';
import { CARD } from '../../src/motion/durations';
import { settings } from '../../src/settings/settings.svelte';
import type { GameEvent, Happened, State } from '../../src/wire/messages';
import { happened, state } from '../wire/sockets';

const heard = vi.hoisted(() => [] as string[]);
vi.mock(import('../../src/sound/sound'), async (original) => ({
  ...(await original()),
  sound: (name: string) => void heard.push(name),
}));

const TAKEN: GameEvent[] = [
  { type: 'tiles-taken', seat: 1, source: 0, color: 'B', count: 4 },
  { type: 'tiles-placed', seat: 1, row: 3, color: 'B', count: 4, is_complete: true },
];
const SCORED: GameEvent[] = [
  ...TAKEN,
  {
    type: 'wall-tiled',
    seat: 1,
    row: 3,
    column: 3,
    color: 'B',
    horizontal: [],
    vertical: [],
    points: 1,
    score: 1,
    to_lid: 3,
  },
];
const ROUND_END: GameEvent[] = [
  ...SCORED,
  { type: 'round-ended', round_number: 1, starting_seat: 0, is_marker_taken: true },
];
const GAME_END: GameEvent[] = [
  ...ROUND_END,
  { type: 'game-ended', reason: 'horizontal_line', seats: [1] },
];

const entry = (events: GameEvent[], changes: Partial<State> = {}): Happened => ({
  ...happened(4, changes),
  entry: { type: 'played', seat: 1 },
  events,
});
let motion: Motion;

/** The entry is shown; returns for how long, before the next one. */
function show(each: Happened): number {
  motion.happened(each, state(3));
  return motion.showFor(each);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 1, pace: 700 });
  heard.length = 0;
  motion = new Motion((seat) => seat === 1);
});
afterEach(() => {
  motion.close();
  vi.useRealTimers();
});

describe('how long an entry is shown', () => {
  test("an opponent's move for as long as the settings say, one's own while its tiles fly", () => {
    expect(show(entry(TAKEN))).toBe(700);
    const mine = { ...entry(TAKEN), entry: { type: 'played', seat: 0 } };
    const flight = show(mine);
    expect(flight).toBeGreaterThan(0);
    vi.advanceTimersByTime(flight + 100);
    expect(motion.isMoving).toBe(false);
    expect(motion.showFor(mine)).toBe(0);
  });

  test('the end of a round until it is told, and its card for a while', () => {
    const told = show(entry(SCORED));
    expect(show(entry(ROUND_END)) - told).toBe(CARD);
    expect(motion.skip()).toBe(CARD);
    expect(motion.scores).toEqual([]);
  });

  test('the end of the game has no card: nothing waits for one', () => {
    const told = show(entry(SCORED));
    expect(show(entry(GAME_END, { winners: [1] }))).toBe(told);
    expect(motion.scores).not.toEqual([]);
    expect(motion.skip()).toBe(0);
  });

  test('whoever wants all at once has no card that stays', () => {
    settings.pace = 0;
    show(entry(ROUND_END));
    expect(motion.skip()).toBe(0);
  });

  test('what is skipped after the telling holds up nothing', () => {
    show(entry(ROUND_END));
    motion.skip();
    expect(motion.skip()).toBe(0);
    // What is said at the table meanwhile has no card of its own.
    const asked = { ...entry([]), entry: { type: 'deal-confirmed', seat: 1 } };
    expect(show(asked)).toBe(0);
  });
});

describe('what is heard', () => {
  test('where the telling is skipped, the end of the round, once', async () => {
    show(entry(ROUND_END));
    await vi.advanceTimersByTimeAsync(500);
    expect(heard.filter((name) => name !== 'move')).toEqual([]);
    motion.skip();
    motion.finish();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard.filter((name) => name !== 'move')).toEqual(['round-end']);
  });

  test('where the end of the game is skipped, both ends', () => {
    show(entry(GAME_END, { winners: [1] }));
    motion.skip();
    expect(heard).toEqual(['move', 'round-end', 'game-end']);
  });

  test('where the next entry cuts one short, what was left of it', () => {
    show(entry(ROUND_END));
    show(entry(TAKEN));
    expect(heard).toEqual(['move', 'round-end']);
  });

  test('where nobody skips, each sound when its time has come', async () => {
    show(entry(ROUND_END));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard.filter((name) => name === 'round-end')).toHaveLength(1);
    expect(motion.isMoving).toBe(false);
  });

  test('of a table that is left, nothing more', async () => {
    show(entry(ROUND_END));
    motion.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([]);
  });

  test('without motion, each kind once', () => {
    settings.speed = 0;
    show(entry(GAME_END, { winners: [1] }));
    expect(heard).toEqual(['move', 'round-end', 'game-end']);
  });
});
