// Messages between the companion's page and the server: docs/reference/wire-protocol.md.

import { request } from '../wire/api';
import type { Phrase } from '../wire/messages';

export interface CompanionSeat {
  name: string | null;
  level: number | null;
}

export interface NewCompanion {
  seats: CompanionSeat[];
  rules: string;
  starting_seat: number;
  /** Whether people tell a factory only when somebody takes from it. */
  is_late: boolean;
}

export interface CompanionState {
  number: number;
  game: number;
  rules: string;
  position: string;
  /** The factories of this deal, null where not told yet; empty where all are told. */
  told: (string | null)[];
  next_factory: number | null;
  round: number;
  is_last_round: boolean;
  is_set_up: boolean;
  seats: CompanionSeat[];
  /** Null between rounds and at the end. */
  turn: number | null;
  is_thinking: boolean;
  winners: number[] | null;
  /** Whether people tell a factory only when somebody takes from it. */
  is_late: boolean;
  num_lines: number;
  prompt: Phrase[];
  floor_costs: number[];
}

export interface ToldLine {
  number: number;
  /** Null for the start of a game and for the computer's moves. */
  typed: string | null;
  speech: Phrase[];
}

export interface Shown {
  companion: string;
  state: CompanionState;
  lines: ToldLine[];
}

export interface Told {
  type: 'told';
  line: ToldLine;
  state: CompanionState;
  /** The id the line was sent with; null where nobody typed it. */
  id: string | null;
}

export type Answer =
  | Told
  | { type: 'answered'; id: string; speech: Phrase[]; is_refused: boolean }
  | { type: 'ordered'; id: string; order: string; text: string | null; number: number | null };

export interface Line {
  id: string;
  text: string;
  language: string;
  phone: string;
}

export const pathOf = (companion: string) => `/api/companions/${companion}`;

export const begin = (game: NewCompanion) => request<Shown>('POST', '/api/companions', game);

export const show = (companion: string) => request<Shown>('GET', pathOf(companion));

/** Milliseconds before an unanswered line is sent again. */
const ANSWER_TIMEOUT = 30_000;

export const send = (companion: string, line: Line) =>
  request<Answer>('POST', `${pathOf(companion)}/lines`, line, AbortSignal.timeout(ANSWER_TIMEOUT));
