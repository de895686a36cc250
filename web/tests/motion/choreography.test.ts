import { describe, expect, test } from 'vitest';
import { type Movement, choreograph } from '../../src/motion/choreography';
import { FLIGHT } from '../../src/motion/durations';
import { parsePosition } from '../../src/notation/position';
import type { GameEvent } from '../../src/wire/messages';

// Before the round's last move: one red in the center, the marker taken.
const BEFORE = parsePosition(
  'colored 2 O1 1 2 -/-/-/-/- R 15,16,17,18,19 0,0,0,0,0 ' +
    '3:-/R/-/-/-:B..../...../...../...../.....:K 5:Y/-/-/-/-:...../.B.../...../...../.....:M',
);

const of = <T extends Movement['type']>(movements: Movement[], type: T) =>
  movements.filter((each): each is Extract<Movement, { type: T }> => each.type === type);

describe('a turn', () => {
  const { movements, end } = choreograph(
    [
      { type: 'tiles-taken', seat: 0, source: 2, color: 'R', count: 3 },
      { type: 'tiles-moved-to-center', source: 2, tiles: 'B' },
      { type: 'tiles-placed', seat: 0, row: 1, color: 'R', count: 1, is_complete: true },
      { type: 'tiles-fell', seat: 0, color: 'R', to_floor: 2, to_lid: 0, penalty: -3, row: null },
    ],
    BEFORE,
  );

  test('moves every tile from its place to its place', () => {
    expect(of(movements, 'fly').map(({ from, to }) => `${from} ${to}`)).toEqual([
      'f2B0 cB',
      'f2R0 p0-1-1',
      'f2R1 l0-1',
      'f2R2 l0-2',
    ]);
  });

  test('moves them one after another, and ends when the last has arrived', () => {
    const starts = of(movements, 'fly').map(({ at }) => at);
    expect(starts.slice(1)).toEqual([40, 80, 120]);
    expect(end).toBe(120 + FLIGHT);
  });

  test('hides what is drawn already until it comes', () => {
    const hidden = Object.fromEntries(
      of(movements, 'hide').map(({ spot, until }) => [spot, until]),
    );
    for (const { to, until } of of(movements, 'fly')) expect(hidden[to], to).toBe(until);
  });
});

test('a color that lies in the center stays in sight while more of it come', () => {
  const { movements } = choreograph(
    [
      { type: 'tiles-taken', seat: 0, source: 0, color: 'B', count: 2 },
      { type: 'tiles-moved-to-center', source: 0, tiles: 'RR' },
    ],
    BEFORE,
  );
  expect(of(movements, 'hide')).toEqual([]);
  expect(of(movements, 'fly')).toHaveLength(2);
});

test('the marker comes along to the floor line, before what falls', () => {
  const { movements } = choreograph(
    [
      { type: 'tiles-taken', seat: 0, source: null, color: 'R', count: 1 },
      { type: 'marker-taken', seat: 0, floor_space: 1 },
      { type: 'tiles-fell', seat: 0, color: 'R', to_floor: 1, to_lid: 0, penalty: -2, row: null },
    ],
    BEFORE,
  );
  expect(of(movements, 'fly').map(({ from, to }) => `${from} ${to}`)).toEqual([
    'cM l0-1',
    'cR l0-2',
  ]);
});

describe('the end of a round', () => {
  const EVENTS: GameEvent[] = [
    { type: 'tiles-taken', seat: 0, source: null, color: 'R', count: 1 },
    { type: 'tiles-placed', seat: 0, row: 1, color: 'R', count: 1, is_complete: true },
    {
      type: 'wall-tiled',
      seat: 0,
      row: 1,
      column: 3,
      color: 'R',
      horizontal: [],
      vertical: [],
      points: 1,
      score: 4,
      to_lid: 1,
    },
    { type: 'floor-line-scored', seat: 0, penalty: -1, points: -1, score: 3 },
    {
      type: 'wall-tiled',
      seat: 1,
      row: 0,
      column: 1,
      color: 'Y',
      horizontal: [],
      vertical: [0, 1],
      points: 2,
      score: 7,
      to_lid: 0,
    },
    { type: 'floor-line-scored', seat: 1, penalty: -1, points: -1, score: 6 },
    { type: 'round-ended', round_number: 2, starting_seat: 1, is_marker_taken: true },
  ];
  const { movements, end } = choreograph(EVENTS, BEFORE);

  test('lets a tile that was just placed go on to the wall', () => {
    const [placed, tiled] = of(movements, 'fly');
    expect([placed!.to, tiled!.from, tiled!.to]).toEqual(['p0-1-1', 'p0-1-0', 'w0-1-3']);
    expect(placed!.until).toBe(tiled!.at);
    expect(of(movements, 'stand').map(({ spot }) => spot)).toContain('p0-1-0');
  });

  test('shows the scores as they grow, one board after the other', () => {
    const scores = of(movements, 'score');
    expect(scores.map(({ seat, score }) => [seat, score])).toEqual([
      [0, 4],
      [0, 3],
      [1, 7],
      [1, 6],
    ]);
    const times = scores.map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    const told = of(movements, 'tell');
    expect(told.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(told[1]!.at).toBeGreaterThan(times[1]!);
  });

  test('lights up the groups that score', () => {
    expect(of(movements, 'light').map(({ spot }) => spot)).toEqual(['w0-1-3', 'w1-0-1', 'w1-1-1']);
  });

  test('has points for each score, and one sound in the end', () => {
    expect(of(movements, 'points').map(({ points }) => points)).toEqual([1, -1, 2, -1]);
    const sounds = of(movements, 'sound').filter(({ name }) => name === 'round-end');
    expect(sounds).toHaveLength(1);
    expect(sounds[0]!.at).toBe(end);
  });
});

test('a deal drops every tile on its plate', () => {
  const { movements } = choreograph(
    [
      {
        type: 'factories-filled',
        round_number: 3,
        starting_seat: 0,
        deal: 'deal:BBRK/YYYY/-/-/-',
        poured: '-',
      },
    ],
    BEFORE,
  );
  expect(of(movements, 'drop').map(({ spot }) => spot)).toEqual([
    'f0B0',
    'f0B1',
    'f0R0',
    'f0K0',
    'f1Y0',
    'f1Y1',
    'f1Y2',
    'f1Y3',
  ]);
});
