// Animates what happened. The page shows the new state at once, and the animation lies over it. Any
// key or click ends the animation, so that it never delays a move.

import { tick } from 'svelte';
import { type Position, parsePosition } from '../notation/position';
import { isStill, settings } from '../settings/settings.svelte';
import { sound } from '../sound/sound';
import type { GameEvent, Happened, State } from '../wire/messages';
import { type Spot, choreograph } from './choreography';
import { SLACK } from './durations';
import { Stage, findSpot } from './stage';

export class Motion {
  /** The scores to show while points are flying; undefined where the score is up to date. */
  scores = $state.raw<(number | undefined)[]>([]);
  isMoving = $state(false);
  #stage: Stage | null = null;
  /** When the current animation ends. */
  #busyUntil = 0;

  /** Called for every entry, before the page draws it. */
  happened = ({ events }: Happened, before: State | null): void => {
    if (!before || !events.length) return;
    void this.move(events, parsePosition(before.position));
  };

  async move(events: readonly GameEvent[], before: Position): Promise<void> {
    const { movements, end } = choreograph(events, before);
    if (isStill() || document.hidden) {
      const names = new Set(
        movements.flatMap((each) => (each.type === 'sound' ? [each.name] : [])),
      );
      for (const name of names) sound(name);
      return;
    }
    // Measure the sources now: the page is about to redraw without these tiles.
    const from = new Map<Spot, DOMRect>();
    for (const movement of movements) {
      const spot = movement.type === 'fly' ? movement.from : null;
      const there = spot && findSpot(spot);
      if (there) from.set(spot, there.getBoundingClientRect());
    }
    const scored = movements.some(({ type }) => type === 'score');
    if (scored) this.scores = before.boards.map(({ score }) => score);
    this.isMoving = true;
    await tick();
    this.#stage ??= new Stage({ scored: this.#scored, sounded: sound }, settings.speed);
    const now = performance.now();
    const delay = Math.max(0, this.#busyUntil - now);
    this.#busyUntil = now + delay + end / settings.speed;
    setTimeout(
      () => performance.now() >= this.#busyUntil && this.finish(),
      delay + end / settings.speed + SLACK,
    );
    this.#stage.play(movements, from, delay * settings.speed);
  }

  /** Ends the animation at once. */
  finish = (): void => {
    this.#stage?.finish();
    this.#stage = null;
    this.#busyUntil = 0;
    this.isMoving = false;
    if (this.scores.length) this.scores = [];
  };

  #scored = (seat: number, score: number): void => {
    if (this.scores.length) this.scores = this.scores.with(seat, score);
  };
}
