import { beforeAll, expect, test } from 'vitest';
import { parsePosition } from '../../src/notation/position';
import { previewSpeech } from '../../src/table/preview';
import { say, speak } from '../../src/voice/speech.svelte';
import type { Choice, Outcome } from '../../src/wire/messages';

const BOARD = parsePosition(
  'colored 1 O1 1 C RRRR/-/-/-/- - 16,16,16,16,16 0,0,0,0,0 ' +
    '0:-/-/-/R/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-',
).boards[0]!;
const OUTCOME: Outcome = {
  placed: 2,
  fallen: 0,
  to_center: 2,
  takes_marker: false,
  completes: false,
  points: null,
  floor_penalty: 0,
};
const choice = (move: string, outcome: Partial<Outcome>): Choice => ({
  move,
  is_legal: true,
  speech: [{ id: 'preview-ends-game', args: { row: 1 } }],
  outcome: { ...OUTCOME, ...outcome },
});
const TILES = { source: 0, color: 'R' } as const;
const said = (each: Choice) => say(previewSpeech({ ...each, speech: [] }, TILES, BOARD));

beforeAll(() => speak('en'));

test('a line that is filled says what it scores', () => {
  expect(said(choice('1R2', { completes: true, points: 3 }))).toBe(
    '2 red fill line 2. +3 points at the end of the round.',
  );
});

test('a line that is not filled says what it still needs', () => {
  expect(said(choice('1R4', {}))).toBe('2 red on line 4, 1 to go.');
});

test('tiles that fall, and the marker, say what they cost', () => {
  const outcome = { placed: 1, fallen: 1, completes: true, points: 1, floor_penalty: -1 };
  expect(said(choice('1R1', outcome))).toBe(
    '1 red fills line 1. +1 point at the end of the round. −1 on the floor line.',
  );
  expect(said(choice('CR0', { placed: 0, fallen: 2, takes_marker: true, floor_penalty: -4 }))).toBe(
    '2 red fall to the floor line. −4 on the floor line. You start the next round.',
  );
});

test('the end of the game is never left out', () => {
  const speech = previewSpeech(choice('1R2', { completes: true }), TILES, BOARD);
  expect(speech.at(-1)?.id).toBe('preview-ends-game');
});

test('a line that refuses the tiles says why', () => {
  const speech = [{ id: 'why-not', args: {} }];
  const refused: Choice = { move: '1R2', is_legal: false, speech, outcome: null };
  expect(previewSpeech(refused, TILES, BOARD)).toBe(speech);
});
