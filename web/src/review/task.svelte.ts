// A mistake to solve: the position before it, where another move can be tried.

import { type Position, parsePosition } from '../notation/position';
import type { Playable } from '../table/move-selection.svelte';
import type { Choice, Phrase, Request } from '../wire/messages';
import { RefusedError } from '../wire/refusal';
import { type Limit, type ReviewedMove, optionsAt, solve } from '../wire/reviews';

export class Task implements Playable {
  readonly position: Position;
  readonly own: number;
  columns = $state.raw<string[]>([]);
  /** Whether its answer is known: it was solved, or shown. */
  isDone = $state(false);
  /** While the server looks at an answer. */
  isAsking = $state(false);
  /** What was said of the last answer. */
  speech = $state.raw<Phrase[]>([]);

  constructor(
    readonly record: string,
    readonly limit: Limit,
    readonly mistake: ReviewedMove,
    readonly code: string,
  ) {
    this.position = parsePosition(code);
    this.own = mistake.seat - 1;
  }

  get turn(): number | null {
    return this.isDone ? null : this.own;
  }

  /** One column is enough. */
  async options(tiles: string | null): Promise<Choice[]> {
    return tiles === null && this.columns.length > 0 ? [] : optionsAt(this.code, tiles);
  }

  /** Tries a move. Throws RefusedError, also where it is no better than what was played. */
  async ask(request: Request): Promise<void> {
    const move =
      request.type === 'move' ? request.move : request.type === 'columns' ? request.moves[0] : null;
    if (!move) throw new RefusedError('illegal');
    this.isAsking = true;
    try {
      const found = await solve(this.record, this.limit, this.mistake.ply, move);
      if (!found.is_solved) throw new RefusedError('illegal', found.speech);
      this.speech = found.speech;
      this.isDone = true;
    } finally {
      this.columns = [];
      this.isAsking = false;
    }
  }

  /** Gives the mistake up. */
  show(speech: Phrase[]): void {
    this.columns = [];
    this.speech = speech;
    this.isDone = true;
  }
}
