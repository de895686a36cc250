// Animates what happened. The page shows the new state at once, and the animation lies over it. Any
// key or click ends the animation, so that it never delays a move.

import { tick } from 'svelte';
import { type Position, parsePosition } from '../notation/position';
import { isStill, settings } from '../settings/settings.svelte';
import { sound } from '../sound/sound';
import type { GameEvent, Happened, State } from '../wire/messages';
import { type Choreography, type Spot, choreograph } from './choreography';
import { CARD, LEAD, SLACK } from './durations';
import { Stage, findSpot } from './stage';

/** How long the card of a round stays, in milliseconds; 0 for somebody who wants all at once. */
const cardTime = (): number => (settings.pace ? CARD : 0);

export class Motion {
  /** The scores to show while points are flying; undefined where the score is up to date. */
  scores = $state.raw<(number | undefined)[]>([]);
  isMoving = $state(false);
  /** The seat whose move or scores are shown just now. */
  seat = $state<number | null>(null);
  #stage: Stage | null = null;
  /** When the current animation ends. */
  #busyUntil = 0;
  #ending: ReturnType<typeof setTimeout> | undefined;

  /** `isOpponent`: whether somebody else than the person at this screen decides for a seat. */
  constructor(readonly isOpponent: (seat: number) => boolean = () => false) {}

  /** Called for every entry, before the page draws it. */
  happened = ({ entry, events }: Happened, before: State | null): void => {
    if (!before || !events.length) return;
    const seat = entry.type === 'played' ? (entry.seat ?? null) : null;
    void this.move(events, parsePosition(before.position), seat);
  };

  /** How long the entry that just happened is shown before the next one, in milliseconds. */
  showFor = ({ entry, events, state }: Happened): number => {
    if (document.hidden) return 0;
    const isTheirs = entry.type === 'played' && this.isOpponent(entry.seat!);
    const shown = Math.max(isTheirs ? settings.pace : 0, this.#busyUntil - performance.now());
    // However soon the next deal comes, the card of the round stays for a while.
    const isEnd = events.some(({ type }) => type === 'round-ended') && !state.winners;
    return isEnd ? shown + cardTime() : shown;
  };

  /** A key or a click ends the animation at once. Returns how long what it led to is still to be
   * shown before the next entry: the card, where the scores were being told. */
  skip(): number {
    const rest = this.scores.length ? cardTime() : 0;
    this.finish();
    return rest;
  }

  async move(
    events: readonly GameEvent[],
    before: Position,
    seat: number | null = null,
  ): Promise<void> {
    this.finish();
    const choreography = choreograph(events, before);
    const { movements, end } = choreography;
    const scored = movements.some(({ type }) => type === 'score');
    const isTheirs = seat !== null && this.isOpponent(seat);
    const lead = isTheirs ? LEAD : 0;
    // A quick pace makes an opponent's tiles quick too.
    const paced = isTheirs && !scored ? (lead + end) / settings.pace : 0;
    const speed = Math.max(settings.speed, paced);
    if (isStill() || document.hidden || speed === Infinity) return this.#sound(choreography);
    // Measure the sources now: the page is about to redraw without these tiles.
    const from = new Map<Spot, DOMRect>();
    for (const movement of movements) {
      const spot = movement.type === 'fly' ? movement.from : null;
      const there = spot && findSpot(spot);
      if (there) from.set(spot, there.getBoundingClientRect());
    }
    if (scored) this.scores = before.boards.map(({ score }) => score);
    this.isMoving = true;
    this.seat = seat;
    const duration = (lead + end) / speed;
    this.#busyUntil = performance.now() + duration;
    this.#ending = setTimeout(this.finish, duration + SLACK);
    const stage = new Stage({ scored: this.#scored, told: this.#told, sounded: sound }, speed);
    this.#stage = stage;
    await tick();
    // A key may have ended it meanwhile.
    if (this.#stage === stage) stage.play(movements, from, lead);
  }

  /** Ends the animation at once. */
  finish = (): void => {
    clearTimeout(this.#ending);
    this.#stage?.finish();
    this.#stage = null;
    this.#busyUntil = 0;
    this.isMoving = false;
    this.seat = null;
    if (this.scores.length) this.scores = [];
  };

  /** Without motion each kind of sound is heard once. */
  #sound({ movements }: Choreography): void {
    for (const name of new Set(movements.flatMap((m) => (m.type === 'sound' ? [m.name] : []))))
      sound(name);
  }

  #scored = (seat: number, score: number): void => {
    if (this.scores.length) this.scores = this.scores.with(seat, score);
  };

  #told = (seat: number): void => {
    this.seat = seat;
  };
}
