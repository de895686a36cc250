import { beforeAll, describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/notation/position';
import {
  floorPhrase,
  named,
  offerName,
  patternLinePhrase,
  spaceName,
  wallRowPhrase,
} from '../../src/table/phrases';
import { speak } from '../../src/voice/speech.svelte';
import { learnFloorCosts } from '../../src/wire/floor-costs.svelte';

const POSITION = parsePosition(
  'colored 2 O1 1 2 -/-/-/-/- - 15,16,17,18,19 0,0,0,0,0 ' +
    '3:-/-/-/RR/-:BYRKW/...../K..../...../.....:MKKR 5:-/-/-/-/-:...../...../...../...../.....:-',
);
const GRAY = { ...POSITION, side: 'gray' as const };
const [MINE, THEIRS] = POSITION.boards as [
  (typeof POSITION.boards)[0],
  (typeof POSITION.boards)[0],
];

beforeAll(() => speak('en'));
beforeAll(() => void learnFloorCosts({ floor_costs: [-1, -1, -2, -2, -2, -3, -3] }));

describe('things are called as an answer would say them', () => {
  test.each([
    ['an offer', () => offerName(2, 'R', 2, false), 'Factory 3: 2 red'],
    [
      'an offer of the center',
      () => offerName(null, 'K', 1, true),
      'Center: 1 black, with the starting player marker',
    ],
    ['a line', () => named(patternLinePhrase(MINE, 3)), 'Line 4: 2 of 4 red, needs 2'],
    ['an empty line', () => named(patternLinePhrase(THEIRS, 1)), 'Line 2: empty, 2 spaces'],
    [
      'a closed line',
      () => named(patternLinePhrase(MINE, 0)),
      'Line 1: closed, its wall row is complete',
    ],
    ['a space', () => spaceName(POSITION, MINE, 1, 2, null), 'yellow, empty'],
    [
      'a space with what it would score',
      () => spaceName(POSITION, MINE, 1, 2, 4),
      'yellow, empty; would score 4 points',
    ],
    ['a tile on the wall', () => spaceName(POSITION, MINE, 2, 0, null), 'black'],
    ['a space of the gray side', () => spaceName(GRAY, MINE, 1, 2, null), 'empty'],
    [
      'a space of the gray side with what it would score',
      () => spaceName(GRAY, MINE, 1, 2, 1),
      'empty; would score 1 point',
    ],
    ['a complete row', () => named(wallRowPhrase(POSITION, MINE, 0)), 'Row 1: complete'],
    [
      'a row',
      () => named(wallRowPhrase(POSITION, MINE, 2)),
      'Row 3: black in column 1; open: white 2, blue 3, yellow 4 and red 5',
    ],
    [
      'a floor line',
      () => named(floorPhrase(MINE)),
      'Floor line: the starting player marker, 2 black and 1 red; costs 6 points',
    ],
  ])('%s', (_, name, expected) => expect(name()).toBe(expected));
});
