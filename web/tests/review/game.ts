// A small review: a deal, two moves, another deal, a move.

import type { Review, Reviewed, ReviewedMove } from '../../src/wire/reviews';

const move = (ply: number, seat: number, changed: Partial<ReviewedMove> = {}): ReviewedMove => ({
  ply,
  round: ply < 3 ? 1 : 2,
  seat,
  move: '1B1',
  best: '1B1',
  value: [0.5, 0.5],
  played_value: [0.5, 0.5],
  loss: 0,
  class: 'good',
  evidence: 'estimate',
  counted: true,
  ...changed,
});

export const REVIEW: Review = {
  limit: 'quick',
  start: [0.5001, 0.4999],
  result: [1, 0],
  moves: [
    move(1, 1),
    move(2, 2, { class: 'blunder', loss: 0.15, value: [0.45, 0.55], best: '2R3' }),
    move(3, 1, { value: [0.7, 0.3] }),
  ],
  deals: [
    { round: 1, plies_before: 0, luck: [0, 0], value: [0.5, 0.5], dealt_value: [0.5, 0.5] },
    { round: 2, plies_before: 2, luck: [0.1, -0.1], value: [0.6, 0.4], dealt_value: [0.7, 0.3] },
  ],
  seats: [
    { luck: 0.10044, skill: 0.15044, correction: 0.24902, accuracy: 90, error_rate: 1 },
    { luck: -0.10044, skill: -0.15044, correction: -0.24902, accuracy: null, error_rate: null },
  ],
  turning_points: [
    { kind: 'move', ply: 2, seat: 2, size: 0.15 },
    { kind: 'deal', round: 2, seat: 1, size: 0.1 },
  ],
};

const told = { verdict: [], facts: [], variations: [] };

export const REVIEWED: Reviewed = {
  type: 'reviewed',
  version: '1 0.1.0',
  review: REVIEW,
  names: ['Anna', 'Ben'],
  persons: [0, 1],
  summary: [],
  turning_points: [],
  moves: [told, told, told],
  deals: [
    { id: 'review-no-turns', args: {} },
    { id: 'review-no-turns', args: {} },
  ],
};

/** The same at another limit. */
export const at = (limit: 'quick' | 'normal'): Reviewed => ({
  ...REVIEWED,
  review: { ...REVIEW, limit },
});
