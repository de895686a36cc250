// The steps of a reviewed game, moves and deals in order, and what the graph shows of them.

import { COLOR_KEYS } from '../notation/colors';
import { parseMove } from '../notation/moves';
import { type Phrase, phrase } from '../wire/messages';
import type { Replay } from '../wire/replays';
import type { MoveClass, Review, ReviewedDeal, ReviewedMove, TurningPoint } from '../wire/reviews';

/** A move or a deal, with its place among its own. */
export type Step =
  | { kind: 'move'; index: number; move: ReviewedMove }
  | { kind: 'deal'; index: number; deal: ReviewedDeal };

const MISTAKES: readonly MoveClass[] = ['mistake', 'blunder', 'decisive'];

export const isMistake = ({ class: of }: { class: MoveClass }): boolean => MISTAKES.includes(of);

export function stepsOf({ moves, deals }: Review): Step[] {
  const steps: Step[] = [];
  let next = 0;
  for (let plies = 0; plies <= moves.length; plies++) {
    for (; deals[next]?.plies_before === plies; next++)
      steps.push({ kind: 'deal', index: next, deal: deals[next]! });
    if (plies < moves.length) steps.push({ kind: 'move', index: plies, move: moves[plies]! });
  }
  return steps;
}

/** The chances of all seats before each step, and at the end. */
export function chances(review: Review, steps: readonly Step[]): number[][] {
  const before = steps.map((step) => (step.kind === 'deal' ? step.deal.value : step.move.value));
  return [...before, review.result];
}

/** Whom a deal helped most. */
export const luckiest = ({ luck }: ReviewedDeal): number => luck.indexOf(Math.max(...luck));

/** The places of all steps and of the end: in the order of the game, or the largest losses or strokes of
 * luck first. */
export function bySize(steps: readonly Step[], by: 'game' | 'loss' | 'luck'): number[] {
  const size = (step: Step | undefined): number => {
    if (by === 'loss') return step?.kind === 'move' ? step.move.loss : 0;
    if (by === 'luck') return step?.kind === 'deal' ? Math.max(...step.deal.luck) : 0;
    return 0;
  };
  return [...steps.keys(), steps.length].sort((a, b) => size(steps[b]) - size(steps[a]));
}

/** Where a turning point is among the steps. */
export function placeOf(point: TurningPoint, steps: readonly Step[]): number {
  return steps.findIndex((step) =>
    step.kind === 'move'
      ? point.kind === 'move' && step.move.ply === point.ply
      : point.kind === 'deal' && step.deal.round === point.round,
  );
}

/** The position code to look at: before a move, after a deal, and at the end. */
export function codeAt({ start, steps }: Replay, at: number): string {
  const isDeal = steps[at]?.kind === 'deal';
  return steps[isDeal ? at : at - 1]?.position ?? start;
}

/** A column that adds up as it is printed: in tenths of a percent, the correction takes what
 * rounding leaves. */
export function sumOf(review: Review, seat: number): Record<(typeof SUMMANDS)[number], number> {
  const tenths = (share: number) => Math.round(1000 * share);
  const { luck, skill } = review.seats[seat]!;
  const [start, result] = [tenths(review.start[seat]!), tenths(review.result[seat]!)];
  const rest = result - start - tenths(luck) - tenths(skill);
  return { start, luck: tenths(luck), skill: tenths(skill), correction: rest, result };
}

export const SUMMANDS = ['start', 'luck', 'skill', 'correction', 'result'] as const;

/** A number of tenths for the message `decimal`. */
export function decimal(tenths: number, isSigned = false): Record<string, string | number> {
  const size = Math.abs(tenths);
  const sign = tenths < 0 ? '−' : tenths > 0 && isSigned ? '+' : '';
  return { sign, whole: Math.floor(size / 10), tenth: size % 10 };
}

/** A move as it is typed: `3R4`, `T23`. */
export function typedPhrase(move: string): Phrase {
  const parsed = parseMove(move);
  if (!parsed) return phrase('typed-column', { row: Number(move[1]), column: Number(move[2]) });
  const { source, color, destination } = parsed;
  return phrase('typed-move', {
    source: source === null ? 'center' : source + 1,
    color: phrase('color-letter', { color: COLOR_KEYS[color] }),
    destination: destination === null ? 0 : destination + 1,
  });
}
