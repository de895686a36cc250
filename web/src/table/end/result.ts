// The result of a game: who won, why, and who came where. All of it is in the last state, so that
// it stands at once, before the replay has come.

import type { PlayerBoard, Position } from '../../notation/position';
import { type Phrase, phrase, type State } from '../../wire/messages';
import { howOut, seatNames } from '../seats';
import { personHere, subject } from './winners';

export interface Result {
  headline: Phrase;
  reasons: Phrase[];
  /** By seat, from 1; null for a seat that dropped out. Null where points did not decide. */
  places: (number | null)[] | null;
}

export function gameResult(
  state: Pick<State, 'seats' | 'winners' | 'ended'>,
  { boards }: Pick<Position, 'boards'>,
  held: readonly number[],
): Result {
  const { seats } = state;
  const winners = state.winners ?? [];
  if (!winners.length) return { headline: phrase('status-abandoned'), reasons: [], places: null };
  const person = personHere(held);
  const named = (some: readonly number[]) => subject(some, seatNames(seats), person);
  const all = seats.map((_, seat) => seat);
  const reasons = (['resigned', 'time'] as const).flatMap((how) => {
    const out = all.filter((seat) => howOut(seats[seat]!) === how);
    return out.length
      ? [phrase(how === 'time' ? 'end-out-of-time' : 'end-resigned', { ...named(out) })]
      : [];
  });
  if (state.ended)
    return { headline: phrase('status-over', { ...named(winners) }), reasons, places: null };

  const playing = all.filter((seat) => howOut(seats[seat]!) === 'no');
  const places = all.map((seat) =>
    playing.includes(seat)
      ? 1 + playing.filter((other) => isAhead(boards[other]!, boards[seat]!)).length
      : null,
  );
  const place = person === null ? null : places[person]!;
  const isTold = place !== null && place > 1 && seats.length > 2;
  return {
    headline: headline(winners, boards, named(winners)),
    reasons: [
      ...(isTold ? [phrase('end-place', { place })] : []),
      whyOver(playing, winners, boards, named),
      ...reasons,
    ],
    places,
  };
}

type Named = (seats: readonly number[]) => ReturnType<typeof subject>;

function headline(
  winners: readonly number[],
  boards: readonly PlayerBoard[],
  won: ReturnType<Named>,
): Phrase {
  const { score } = boards[winners[0]!]!;
  if (winners.length > 1) return phrase('end-shared', { ...won, score });
  if (boards.length > 2) return phrase('end-won-points', { ...won, score });
  const other = boards[1 - winners[0]!]!.score;
  return phrase('end-won-score', { ...won, score, other });
}

/** The tie-break where it decided; otherwise whose complete rows ended the game. */
function whyOver(
  playing: readonly number[],
  winners: readonly number[],
  boards: readonly PlayerBoard[],
  named: Named,
): Phrase {
  const { score } = boards[winners[0]!]!;
  const tied = playing.filter((seat) => boards[seat]!.score === score);
  if (tied.length > winners.length) return phrase('end-tie-break', { ...named(winners) });
  const finishers = boards.flatMap((board, seat) => (rows(board) ? [seat] : []));
  if (!finishers.length) return phrase('end-stalemate');
  if (finishers.length === boards.length && boards.length > 2) return phrase('end-row-all');
  return phrase('end-row', { ...named(finishers) });
}

/** Most points win, then most complete rows: the ranking of rules/events.py. */
function isAhead(one: PlayerBoard, other: PlayerBoard): boolean {
  return one.score === other.score ? rows(one) > rows(other) : one.score > other.score;
}

const rows = ({ wall }: PlayerBoard): number => wall.filter((row) => row.every(Boolean)).length;
