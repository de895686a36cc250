// A step of the course: a position, a task, and the answers to what the learner tries.

import { type Position, parsePosition } from '../notation/position';
import { type CourseStep, type Tried, type Try, stepOptions, tryStep } from '../wire/course';
import type { Choice, Phrase, Request } from '../wire/messages';
import type { Playable } from '../table/move-selection.svelte';
import { RefusedError } from '../wire/refusal';

export class Lesson implements Playable {
  readonly own = 0;
  /** The step's position code, then the one after the right move. */
  code = $state('');
  position = $derived<Position>(parsePosition(this.code));
  isDone = $state(false);
  /** The last answer. */
  speech = $state.raw<Phrase[]>([]);
  columns = $state.raw<string[]>([]);

  constructor(
    readonly number: number,
    readonly step: CourseStep,
  ) {
    this.code = step.position;
  }

  /** It is the learner's turn until the step is done. */
  get turn(): number | null {
    return this.isDone ? null : this.own;
  }

  /** A step that asks for columns takes just one. */
  async options(tiles: string | null): Promise<Choice[]> {
    return tiles === null && this.columns.length > 0 ? [] : stepOptions(this.number, tiles);
  }

  /** Tries a move by clicks or keys. Raises RefusedError where the step wants another one. */
  async ask(request: Request): Promise<void> {
    const move =
      request.type === 'move' ? request.move : request.type === 'columns' ? request.moves[0] : null;
    if (!move) throw new RefusedError('illegal');
    const tried = await tryStep(this.number, { move });
    this.columns = [];
    if (!tried.is_done) throw new RefusedError('illegal', tried.speech);
    this.#told(tried);
  }

  /** Tries a typed line or a question. */
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
