// A step of the course: a real position, something to do there, and what is said about it.

import { type Position, parsePosition } from '../notation/position';
import { type CourseStep, type Tried, type Try, stepOptions, tryStep } from '../wire/course';
import type { Choice, Phrase, Request } from '../wire/messages';
import type { Playable } from '../table/move-selection.svelte';
import { RefusedError } from '../wire/refusal';

export class Lesson implements Playable {
  readonly own = 0;
  /** The position code: of the step, or after the move that was asked for. */
  code = $state('');
  position = $derived<Position>(parsePosition(this.code));
  isDone = $state(false);
  /** What was answered last. */
  speech = $state.raw<Phrase[]>([]);
  columns = $state.raw<string[]>([]);

  constructor(
    readonly number: number,
    readonly step: CourseStep,
  ) {
    this.code = step.position;
  }

  /** The learner is to decide until it is done. */
  get turn(): number | null {
    return this.isDone ? null : this.own;
  }

  /** Of a step that asks for columns one is enough. */
  async options(tiles: string | null): Promise<Choice[]> {
    return tiles === null && this.columns.length > 0 ? [] : stepOptions(this.number, tiles);
  }

  /** A move by clicks or keys; raises RefusedError where the step asks for something else. */
  async ask(request: Request): Promise<void> {
    const move =
      request.type === 'move' ? request.move : request.type === 'columns' ? request.moves[0] : null;
    if (!move) throw new RefusedError('illegal');
    const tried = await tryStep(this.number, { move });
    this.columns = [];
    if (!tried.is_done) throw new RefusedError('illegal', tried.speech);
    this.#told(tried);
  }

  /** Tries what was typed, or a question. */
  async try(tried: Try): Promise<Tried> {
    const answer = await tryStep(this.number, tried);
    this.#told(answer);
    return answer;
  }

  #told(answer: Tried): void {
    this.speech = answer.speech;
    if (!answer.is_done) return;
    this.isDone = true;
    this.code = answer.position;
  }
}
