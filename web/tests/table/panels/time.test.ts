import { describe, expect, test } from 'vitest';
import {
  LowTime,
  formatTime,
  relativeTime,
  remaining,
} from '../../../src/table/panels/time.svelte';

describe('a clock', () => {
  test('runs on between two messages, but never below zero', () => {
    const clock = { milliseconds: 5000, is_running: true };
    expect(remaining(clock, 1500)).toBe(3500);
    expect(remaining(clock, 9000)).toBe(0);
    expect(remaining(clock, -10)).toBe(5000);
  });

  test('that does not run stands', () => {
    expect(remaining({ milliseconds: 5000, is_running: false }, 1500)).toBe(5000);
  });

  test('that a seat does not have shows nothing', () => {
    expect(remaining({ milliseconds: null, is_running: false }, 10)).toBeNull();
  });

  test.each([
    [600_000, '10:00'],
    [185_000, '3:05'],
    [59_100, '1:00'],
    [10_000, '0:10'],
    [9_999, '0:09.9'],
    [7_450, '0:07.4'],
    [0, '0:00.0'],
    [-5, '0:00.0'],
    [3_720_000, '1:02:00'],
  ])('%i ms is %s', (milliseconds, text) => expect(formatTime(milliseconds)).toBe(text));
});

describe('little time', () => {
  test('is told once', () => {
    const low = new LowTime();
    const told = [30_000, 20_000, 19_000, 3_000].map((left) => low.isNew(0, left, true, 20));
    expect(told).toEqual([false, true, false, false]);
  });

  test('is told again after there was more', () => {
    const low = new LowTime();
    const told = [19_000, 25_000, 18_000].map((left) => low.isNew(0, left, true, 20));
    expect(told).toEqual([true, false, true]);
  });

  test('is told when the clock runs, and to each seat', () => {
    const low = new LowTime();
    expect(low.isNew(0, 1000, false, 20)).toBe(false);
    expect(low.isNew(0, 1000, true, 20)).toBe(true);
    expect(low.isNew(1, 1000, true, 20)).toBe(true);
  });
});

describe('a time from now', () => {
  test.each([
    [2 * 86_400 + 50, 'en', 'in 2 days'],
    [-45, 'en', '45 seconds ago'],
    [-125, 'de', 'vor 2 Minuten'],
    [3 * 3600, 'nl', 'over 3 uur'],
  ])('%i s in %s', (seconds, language, text) => expect(relativeTime(seconds, language)).toBe(text));
});
