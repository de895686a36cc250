import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  BadFileError,
  formatFile,
  isFile,
  keepReview,
  keptReview,
  parseFile,
} from '../../src/review/kept';
import { speak, speakAlso } from '../../src/voice/speech.svelte';
import { REVIEWED } from './game';

beforeAll(async () => {
  await speak('en');
  await speakAlso('review');
});

/** A browser's storage with room for so many things, each of at most so many characters. */
class SmallStorage {
  readonly #kept = new Map<string, string>();

  constructor(
    readonly room: number,
    readonly longest = Infinity,
  ) {}

  get length(): number {
    return this.#kept.size;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    if ((this.#kept.size >= this.room && !this.#kept.has(name)) || text.length > this.longest)
      throw new DOMException('full', 'QuotaExceededError');
    this.#kept.set(name, text);
  }

  removeItem(name: string): void {
    this.#kept.delete(name);
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new SmallStorage(3)));
afterEach(() => void vi.unstubAllGlobals());

test('a review is kept under its record', () => {
  expect(keepReview('[Seat1 "Ännchen"]', REVIEWED)).toBe(true);
  expect(keptReview('[Seat1 "Ännchen"]')).toEqual(REVIEWED);
  expect(keptReview('another')).toBeNull();
});

test('the oldest go first when the storage is full', () => {
  localStorage.setItem('azulejos.games', '[]');
  expect(keepReview('a', REVIEWED, new Date(3000))).toBe(true);
  expect(keepReview('b', REVIEWED, new Date(1000))).toBe(true);
  expect(keepReview('c', REVIEWED, new Date(2000))).toBe(true);
  expect(keptReview('b')).toBeNull();
  expect([keptReview('a'), keptReview('c')]).toEqual([REVIEWED, REVIEWED]);
  expect(localStorage.getItem('azulejos.games')).toBe('[]');
});

test('without any room nothing is lost but the review, which says so', () => {
  vi.stubGlobal('localStorage', new SmallStorage(1));
  localStorage.setItem('azulejos.games', '[]');
  expect(keepReview('a', REVIEWED)).toBe(false);
  expect(localStorage.getItem('azulejos.games')).toBe('[]');
});

test('a review that does not fit takes nothing from the others', () => {
  const names = Array.from({ length: 60 }, (_, index) => `a long name ${index}`);
  const size = JSON.stringify(REVIEWED).length;
  vi.stubGlobal('localStorage', new SmallStorage(9, size + 100));
  expect(keepReview('a', REVIEWED, new Date(1000))).toBe(true);
  expect(keepReview('b', REVIEWED, new Date(2000))).toBe(true);
  expect(keepReview('b', { ...REVIEWED, names }, new Date(3000))).toBe(false);
  expect([keptReview('a'), keptReview('b')]).toEqual([REVIEWED, REVIEWED]);
});

test('reviews leave room for the rest', () => {
  vi.stubGlobal('localStorage', new SmallStorage(99));
  const names = ['x'.repeat(400_000)];
  for (let day = 1; day < 9; day += 1)
    expect(keepReview(`${day}`, { ...REVIEWED, names }, new Date(day))).toBe(true);
  expect([keptReview('3'), keptReview('8')?.names]).toEqual([null, names]);
  expect(localStorage.length).toBeLessThan(6);
});

test('what is damaged is as if it were not there', () => {
  keepReview('a', REVIEWED);
  const name = localStorage.key(0);
  for (const text of ['', '2026-11-20T00:00:00.000Z{"moves":', '2026-11-20T00:00:00.000Z{}']) {
    localStorage.setItem(name!, text);
    expect(keptReview('a')).toBeNull();
  }
});

test('a review of another version is made again', () => {
  keepReview('a', { ...REVIEWED, version: '2 0.1.0' });
  expect(keptReview('a')).toBeNull();
  // Another program has other sentences.
  keepReview('a', { ...REVIEWED, summary: [{ id: 'nothing-like-that', args: {} }] });
  expect(keptReview('a')).toBeNull();
});

test('a file holds the review with its record', () => {
  const text = formatFile('[Seat1 "Anna"]', REVIEWED);
  expect(isFile(text)).toBe(true);
  expect(isFile('[Seat1 "Anna"]')).toBe(false);
  expect(parseFile(text)).toMatchObject({ record: '[Seat1 "Anna"]', reviewed: REVIEWED });
  const { deals: _, ...torn } = REVIEWED;
  for (const bad of [
    '',
    '{',
    '{}',
    'null',
    text.slice(0, -5),
    JSON.stringify({ azulejos: 'review', record: 'a', reviewed: torn }),
  ])
    expect(() => parseFile(bad)).toThrow(BadFileError);
});
