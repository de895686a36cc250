import { beforeEach, describe, expect, test } from 'vitest';
import {
  carryOver,
  defaultPlan,
  keepPlan,
  loadPlans,
  ownSeats,
  toNewTable,
} from '../../../src/pages/new-table/plan';

beforeEach(() => localStorage.clear());

describe('a new table', () => {
  test('against the computer needs no choice', () => {
    expect(toNewTable('computer', defaultPlan('computer'))).toEqual({
      levels: [null, 3],
      rules: 'colored',
      starting_seat: 0,
      deal_seconds: null,
      is_one_screen: false,
    });
  });

  test('holds every choice', () => {
    const plan = defaultPlan('screen');
    Object.assign(plan, { numPlayers: 3, side: 'gray', isTactile: true, time: 'clock' });
    Object.assign(plan, { minutes: 2.5, increment: 5, startingSeat: 2 });
    Object.assign(plan.seats[1]!, { isComputer: true, level: 8 });
    plan.seats[0]!.factor = null;
    plan.seats[2]!.factor = 2;
    expect(toNewTable('screen', plan)).toEqual({
      levels: [null, 8, null],
      rules: 'gray:5',
      starting_seat: 2,
      deal_seconds: null,
      is_one_screen: true,
      clock: { seconds: 150, increment: 5, factors: [null, 1, 2] },
    });
    expect(ownSeats('screen', plan)).toEqual([0, 2]);
    expect(ownSeats('friends', plan)).toEqual([0]);
  });

  test('has a choice of hints only between people on their own screens', () => {
    const plan = { ...defaultPlan('friends'), hasHints: true };
    expect(toNewTable('friends', plan)).toMatchObject({ has_hints: true });
    expect(toNewTable('screen', { ...plan })).not.toHaveProperty('has_hints');
    // Everybody else is a computer player.
    plan.seats[1]!.isComputer = true;
    expect(toNewTable('friends', plan)).not.toHaveProperty('has_hints');
    plan.numPlayers = 3;
    expect(toNewTable('friends', plan)).toMatchObject({ has_hints: true });
  });

  test('by days has no clock, and a seat that is gone does not start', () => {
    const plan = { ...defaultPlan('friends'), time: 'days' as const, startingSeat: 3 };
    expect(toNewTable('friends', plan)).toMatchObject({ days_per_move: 2, starting_seat: null });
    expect(toNewTable('friends', plan)).not.toHaveProperty('clock');
  });
});

describe('the choices', () => {
  test('are kept for each way to play', () => {
    const plan = defaultPlan('computer');
    plan.seats[1]!.level = 5;
    keepPlan('computer', plan);
    expect(loadPlans().computer.seats[1]!.level).toBe(5);
    expect(loadPlans().friends).toEqual(defaultPlan('friends'));
  });

  test('of one way do not change those of another', () => {
    keepPlan('computer', { ...defaultPlan('computer'), numPlayers: 4 });
    keepPlan('screen', { ...defaultPlan('screen'), numPlayers: 3 });
    expect(loadPlans().computer.numPlayers).toBe(4);
    expect(loadPlans().screen.numPlayers).toBe(3);
  });

  test('for the table hold for whoever plays at it; those for the seats do not', () => {
    const chosen = { ...defaultPlan('computer'), numPlayers: 3, isTactile: true };
    chosen.side = 'gray';
    const carried = carryOver(chosen, defaultPlan('screen'));
    expect(carried).toEqual({
      ...defaultPlan('screen'),
      numPlayers: 3,
      side: 'gray',
      isTactile: true,
    });
  });

  test.each(['{', 'null', '{"computer": 3}', '{"computer": {"seats": [{"language": "xx"}]}}'])(
    'are the usual ones where those kept are not readable: %s',
    (kept) => {
      localStorage.setItem('azulejos.new-table', kept);
      expect(loadPlans().computer).toEqual(defaultPlan('computer'));
    },
  );
});
