// The current step of a replay, and the ways to move it.

import { type Position, parsePosition } from '../notation/position';
import type { Replay, ReplayStep } from '../wire/replays';

export class ReplayCursor {
  /** The number of steps taken; 0 is before the first. */
  at = $state(0);
  /** Whether it runs by itself. */
  isPlaying = $state(false);

  constructor(readonly replay: Replay) {
    // Open with the factories filled: before, there is nothing to see.
    if (replay.steps[0]?.kind === 'deal') this.at = 1;
  }

  get count(): number {
    return this.replay.steps.length;
  }

  /** The last step taken; null at the beginning. */
  step = $derived.by((): ReplayStep | null => this.replay.steps[this.at - 1] ?? null);
  code = $derived.by((): string => this.step?.position ?? this.replay.start);
  position = $derived.by((): Position => parsePosition(this.code));
  round = $derived.by(
    (): number => this.step?.round ?? this.replay.steps[0]?.round ?? this.position.round,
  );

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return this.at === this.count;
  }

  /** Each round with the step after which its factories are filled. */
  get rounds(): { round: number; at: number }[] {
    const rounds: { round: number; at: number }[] = [];
    for (const [index, step] of this.replay.steps.entries())
      if (rounds.at(-1)?.round !== step.round) rounds.push({ round: step.round, at: index + 1 });
    return rounds;
  }

  /** Moves to a step, at most to the ends. */
  to(at: number): void {
    this.at = Math.max(0, Math.min(this.count, at));
    if (this.isLast) this.isPlaying = false;
  }

  next(): void {
    this.to(this.at + 1);
  }

  previous(): void {
    this.isPlaying = false;
    this.to(this.at - 1);
  }

  toRound(round: number): void {
    const found = this.rounds.find((each) => each.round === round);
    if (found) this.to(found.at);
  }

  nextRound(): void {
    const found = this.rounds.find(({ at }) => at > this.at);
    this.to(found?.at ?? this.count);
  }

  previousRound(): void {
    const found = this.rounds.findLast(({ at }) => at < this.at);
    this.to(found?.at ?? 0);
  }

  /** Starts or stops running; at the end it starts over. */
  toggle(): void {
    if (!this.isPlaying && this.isLast) this.to(0);
    this.isPlaying = !this.isPlaying && this.count > 0;
  }
}
