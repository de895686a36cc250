import { describe, expect, test } from 'vitest';
import { isPositionCode, parseTags } from '../../src/notation/record';

describe('the tags of a record', () => {
  test('are those of the first game', () => {
    const text = '[Seat1 "A \\"b\\" \\\\ c"]\r\n[Seed "00"]\n\n1. deal:-\n\n[Seed "ff"]\n';
    expect(parseTags(text)).toEqual(
      new Map([
        ['Seat1', 'A "b" \\ c'],
        ['Seed', '00'],
      ]),
    );
  });

  test.each(['', 'Hello', '[Seed 00]', '1. deal:-'])('are none in %j', (text) =>
    expect(parseTags(text).size).toBe(0),
  );
});

test.each([
  [' colored 1 D1', true],
  ['gray:5 1 D1', true],
  ['[Rules "colored"]', false],
  ['grayish', false],
  ['', false],
])('whether %j is meant as a position', (text, expected) =>
  expect(isPositionCode(text)).toBe(expected),
);
