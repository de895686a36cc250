// Reviews: what each move and deal of a finished game was worth. The server stores none of it.

import { ask, reached, request } from './api';
import type { Choice, Phrase } from './messages';
import { RefusedError } from './refusal';

/** How much a review thinks. */
export type Limit = 'quick' | 'normal';
export type MoveClass = 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'decisive' | 'close';

/** Chances are shares of 1, by seat. Seats and plies count from 1, as in the JSON of the command. */
export interface ReviewedMove {
  ply: number;
  round: number;
  seat: number;
  move: string;
  best: string;
  value: number[];
  played_value: number[];
  loss: number;
  class: MoveClass;
  evidence: 'exact' | 'solved' | 'estimate';
  counted: boolean;
}

export interface ReviewedDeal {
  round: number;
  plies_before: number;
  luck: number[];
  value: number[];
  dealt_value: number[];
}

export interface SeatReview {
  luck: number;
  skill: number;
  correction: number;
  accuracy: number | null;
  error_rate: number | null;
}

export type TurningPoint = { size: number; seat: number } & (
  { kind: 'move'; ply: number } | { kind: 'deal'; round: number }
);

export interface Review {
  limit: Limit;
  start: number[];
  result: number[];
  moves: ReviewedMove[];
  deals: ReviewedDeal[];
  seats: SeatReview[];
  turning_points: TurningPoint[];
}

export interface MoveTold {
  verdict: Phrase[];
  facts: Phrase[];
  variations: Phrase[];
}

export interface Reviewed {
  type: 'reviewed';
  version: string;
  review: Review;
  names: (string | Phrase)[];
  /** The seats whose mistakes are to be solved. */
  persons: number[];
  summary: Phrase[];
  /** One for each in `review`; a single one that says so where there are none. */
  turning_points: Phrase[];
  moves: MoveTold[];
  deals: Phrase[];
}

export interface Progress {
  done: number;
  total: number;
}

type Line = Reviewed | ({ type: 'studying' } & Progress) | { type: 'refused'; code: string };

/** The review of a record. `signal` stops it. Throws RefusedError. */
export async function askReview(
  record: string,
  limit: Limit,
  onprogress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Reviewed> {
  const response = await ask('POST', '/api/reviews', { record, limit }, signal);
  for await (const text of textLines(response.body!)) {
    const line = JSON.parse(text) as Line;
    if (line.type === 'reviewed') return line;
    if (line.type === 'refused') throw new RefusedError(line.code);
    onprogress(line);
  }
  throw new RefusedError('unreachable');
}

/** The whole lines of a stream. Throws RefusedError where the connection breaks. */
export async function* textLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reached(reader.read());
    if (done) return;
    const [...lines] = (text + decoder.decode(value, { stream: true })).split('\n');
    text = lines.pop()!;
    yield* lines;
  }
}

export interface Solved {
  is_solved: boolean;
  loss: number;
  speech: Phrase[];
}

/** How good another move would have been than the one with this number. */
export const solve = (record: string, limit: Limit, ply: number, move: string) =>
  request<Solved>('POST', '/api/reviews/solve', { record, limit, ply, move });

/** Every move of a position with what it would bring; with tiles, only the moves with them. */
export const optionsAt = (position: string, tiles: string | null) =>
  request<Choice[]>('POST', '/api/reviews/options', { position, tiles });
