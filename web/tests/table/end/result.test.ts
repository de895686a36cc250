import { beforeEach, describe, expect, test } from 'vitest';
import type { Position } from '../../../src/notation/position';
import { gameResult } from '../../../src/table/end/result';
import { say, speak, speakAs } from '../../../src/voice/speech.svelte';
import type { Seat, State } from '../../../src/wire/messages';

const NAMES = ['Anna', 'Ben', 'Clara', 'Dirk'];

/** A board by its score and its complete rows. */
function board([score, rows]: readonly [number, number]): Position['boards'][number] {
  const wall = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 5 }, () => (row < rows ? ('B' as const) : null)),
  );
  return { score, wall, patternLines: [], floorLine: [] };
}

function seat(name: string | null, changes: Partial<Seat> = {}): Seat {
  return {
    kind: 'person',
    name,
    level: null,
    is_resigned: false,
    is_out_of_time: false,
    has_chosen: false,
    is_handed_over: false,
    nonce_commitment: null,
    is_nonce_drawn: false,
    ...changes,
  };
}

interface Game {
  /** Score and complete rows of each seat. */
  boards: (readonly [number, number])[];
  winners: number[];
  ended?: State['ended'];
  held?: number[];
  out?: Record<number, Partial<Seat>>;
}

function result({ boards, winners, ended = null, held = [0], out = {} }: Game) {
  const seats = boards.map((_, index) => seat(NAMES[index]!, out[index]));
  const { headline, reasons, places } = gameResult(
    { seats, winners, ended },
    { boards: boards.map(board) },
    held,
  );
  return { headline: say([headline]), why: say(reasons), places };
}

const said = (game: Game) => {
  const { headline, why } = result(game);
  return [headline, why];
};

const WON: Game = {
  boards: [
    [48, 1],
    [24, 0],
  ],
  winners: [0],
};
const FOUR: Game = {
  boards: [
    [48, 1],
    [24, 0],
    [52, 1],
    [24, 0],
  ],
  winners: [2],
};
const SHARED: Game = {
  boards: [
    [48, 1],
    [48, 1],
  ],
  winners: [0, 1],
};
const TIE_BREAK: Game = {
  boards: [
    [48, 2],
    [48, 1],
  ],
  winners: [0],
};
const RESIGNED: Game = {
  ...WON,
  ended: 'resign',
  out: { 1: { is_resigned: true } },
};
const TIME: Game = {
  ...WON,
  winners: [1],
  ended: 'time',
  out: { 0: { is_out_of_time: true } },
};

beforeEach(async () => {
  speakAs(null);
  await speak('en');
});

describe('the person at this screen', () => {
  test('wins, loses and shares', () => {
    expect(said(WON)).toEqual(['You win 48–24!', 'You completed a row.']);
    expect(said({ ...WON, held: [1] })).toEqual(['Anna wins 48–24.', 'Anna completed a row.']);
    expect(said(SHARED)).toEqual([
      'You and Ben share the victory with 48 points each!',
      'You and Ben completed a row.',
    ]);
    expect(said({ ...SHARED, held: [1] })[0]).toMatch(/^You and Anna share/);
  });

  test('hears what decided a tie', () => {
    expect(said(TIE_BREAK)).toEqual(['You win 48–48!', 'A tie, but you completed more rows.']);
    expect(said({ ...TIE_BREAK, held: [1] })[1]).toBe('A tie, but Anna completed more rows.');
  });

  test('hears the place among three or four', () => {
    expect(said(FOUR)).toEqual([
      'Clara wins with 52 points.',
      'You came second. You and Clara completed a row.',
    ]);
    expect(said({ ...FOUR, held: [2] })).toEqual([
      'You win with 52 points!',
      'You and Anna completed a row.',
    ]);
    expect(said({ ...FOUR, held: [3] })[1]).toBe('You came third. Anna and Clara completed a row.');
  });

  test('hears who gave up or was too slow', () => {
    expect(said(RESIGNED)).toEqual(['You win!', 'Ben resigned.']);
    expect(said({ ...RESIGNED, held: [1] })).toEqual(['Anna wins.', 'You resigned.']);
    expect(said(TIME)).toEqual(['Ben wins.', 'You ran out of time.']);
    expect(said({ ...TIME, held: [1] })).toEqual(['You win!', 'Anna ran out of time.']);
  });
});

test('who watches, and several people at one screen, are told by name', () => {
  for (const held of [[], [0, 1]]) {
    expect(said({ ...WON, held })).toEqual(['Anna wins 48–24.', 'Anna completed a row.']);
    expect(said({ ...SHARED, held })).toEqual([
      'Anna and Ben share the victory with 48 points each.',
      'Anna and Ben completed a row.',
    ]);
    expect(said({ ...RESIGNED, held })).toEqual(['Anna wins.', 'Ben resigned.']);
  }
});

test('where all of three or four completed a row, nobody is named', () => {
  const boards = FOUR.boards.map(([score]) => [score, 1] as const);
  expect(said({ ...FOUR, boards, held: [2] })[1]).toBe('Everyone completed a row.');
});

test('a game that nobody can change any more is a stalemate', () => {
  const boards = [[1, 0] as const, [0, 0] as const];
  expect(said({ boards, winners: [0] })).toEqual([
    'You win 1–0!',
    'Nobody can add a tile to their wall any more.',
  ]);
});

test('a game that was ended has no winner', () => {
  const abandoned = { ...WON, winners: [], ended: 'abandoned' as const };
  expect(result(abandoned)).toEqual({
    headline: 'The game was ended early. Nobody wins.',
    why: '',
    places: null,
  });
});

describe('places', () => {
  test('are by points, then by complete rows, and may be shared', () => {
    expect(result(FOUR).places).toEqual([2, 3, 1, 3]);
    expect(result(TIE_BREAK).places).toEqual([1, 2]);
    expect(result(SHARED).places).toEqual([1, 1]);
  });

  test('are only for those who played to the end', () => {
    const game: Game = {
      ...FOUR,
      winners: [0],
      out: { 2: { is_resigned: true }, 3: { is_out_of_time: true } },
    };
    expect(result(game)).toEqual({
      headline: 'You win with 48 points!',
      why: 'You and Clara completed a row. Clara resigned. Dirk ran out of time.',
      places: [1, 2, null, null],
    });
    expect(said({ ...game, held: [2] })[1]).toBe(
      'You and Anna completed a row. You resigned. Dirk ran out of time.',
    );
  });

  test('are not given where points did not decide', () => {
    expect(result(RESIGNED).places).toBeNull();
  });
});

// As players say it in each language.
const SPOKEN = {
  de: [
    [WON, 'Du gewinnst 48 zu 24!', 'Du hast eine Wandreihe vervollständigt.'],
    [{ ...WON, held: [1] }, 'Anna gewinnt 48 zu 24.', 'Anna hat eine Wandreihe vervollständigt.'],
    [
      SHARED,
      'Du und Ben teilt euch den Sieg mit je 48 Punkten!',
      'Du und Ben habt eine Wandreihe vervollständigt.',
    ],
    [TIE_BREAK, 'Du gewinnst 48 zu 48!', 'Gleichstand, aber du hast mehr vollständige Wandreihen.'],
    [
      FOUR,
      'Clara gewinnt mit 52 Punkten.',
      'Du kommst auf Platz 2. Du und Clara habt eine Wandreihe vervollständigt.',
    ],
    [RESIGNED, 'Du gewinnst!', 'Ben hat aufgegeben.'],
    [TIME, 'Ben gewinnt.', 'Deine Zeit ist abgelaufen.'],
  ],
  nl: [
    [WON, 'Je wint met 48–24!', 'Je hebt een rij compleet.'],
    [{ ...WON, held: [1] }, 'Anna wint met 48–24.', 'Anna heeft een rij compleet.'],
    [
      SHARED,
      'Jij en Ben delen de overwinning met elk 48 punten!',
      'Jij en Ben hebben een rij compleet.',
    ],
    [TIE_BREAK, 'Je wint met 48–48!', 'Gelijke stand, maar jij hebt meer complete rijen.'],
    [FOUR, 'Clara wint met 52 punten.', 'Je wordt tweede. Jij en Clara hebben een rij compleet.'],
    [RESIGNED, 'Je wint!', 'Ben heeft opgegeven.'],
    [TIME, 'Ben wint.', 'Je tijd is om.'],
  ],
} as const satisfies Record<string, readonly (readonly [Game, string, string])[]>;

test.each(['de', 'nl'] as const)('in %s', async (language) => {
  await speak(language);
  for (const [game, headline, why] of SPOKEN[language]) expect(said(game)).toEqual([headline, why]);
});
