// Animates what happened. The page shows the new state at once, and the animation lies over it. Any
// key or click ends the animation, so that it never delays a move.

import { tick } from 'svelte';
import { type Position, parsePosition } from '../notation/position';
import { isStill, settings } from '../settings/settings.svelte';
import { type SoundName, sound } from '../sound/sound';
import type { GameEvent, Happened, State } from '../wire/messages';
import { type Choreography, type Spot, choreograph } from './choreography';
import { CARD, LEAD, SLACK } from './durations';
import { Stage, findSpot } from './stage';

/** How long the card of the round that has just ended stays, however soon the next deal comes; 0 for
 * somebody who wants all at once. The end of a game has none. */
function cardTime({ events, state }: Happened): number {
  const isEnd = events.some(({ type }) => type === 'round-ended') && !state.winners;
  return isEnd && settings.pace ? CARD : 0;
}

export class Motion {
  /** The scores to show while points are flying; undefined where the score is up to date. */
  scores = $state.raw<(number | undefined)[]>([]);
  isMoving = $state(false);
  /** The seat whose move or scores are shown just now. */
  seat = $state<number | null>(null);
  #stage: Stage | null = null;
  /** The sounds of the current animation that were not heard yet. */
  #unheard = new Set<SoundName>();
  /** How long the card stays that the current animation leads to. */
  #cardTime = 0;
  /** When the current animation ends. */
  #busyUntil = 0;
  #ending: ReturnType<typeof setTimeout> | undefined;

  /** `isOpponent`: whether somebody else than the person at this screen decides for a seat. */
  constructor(readonly isOpponent: (seat: number) => boolean = () => false) {}

  /** Called for every entry, before the page draws it. */
  happened = (happened: Happened, before: State | null): void => {
    const { entry, events } = happened;
    if (!before || !events.length) return;
    this.#cardTime = cardTime(happened);
    const seat = entry.type === 'played' ? (entry.seat ?? null) : null;
    void this.move(events, parsePosition(before.position), seat);
  };

  /** How long the entry that just happened is shown before the next one, in milliseconds. */
  showFor = (happened: Happened): number => {
    if (document.hidden) return 0;
    const { entry } = happened;
    const isTheirs = entry.type === 'played' && this.isOpponent(entry.seat!);
    const shown = Math.max(isTheirs ? settings.pace : 0, this.#busyUntil - performance.now());
    return shown + cardTime(happened);
  };

  /** A key or a click ends the animation at once. Returns how long what it led to is still to be
   * shown before the next entry: the card, where the scores were being told. */
  skip(): number {
    const rest = this.scores.length ? this.#cardTime : 0;
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
    this.#unheard = soundsOf(choreography);
    if (isStill() || document.hidden || speed === Infinity) return this.#sound();
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
    const listener = { scored: this.#scored, told: this.#told, sounded: this.#sounded };
    const stage = new Stage(listener, speed);
    this.#stage = stage;
    await tick();
    // A key may have ended it meanwhile.
    if (this.#stage === stage) stage.play(movements, from, lead);
  }

  /** Ends the animation at once. What was not heard yet is heard now. */
  finish = (): void => {
    this.#sound();
    this.close();
  };

  /** Ends the animation at once, and its sounds. */
  close(): void {
    clearTimeout(this.#ending);
    this.#stage?.finish();
    this.#stage = null;
    this.#busyUntil = 0;
    this.isMoving = false;
    this.seat = null;
    this.#unheard.clear();
    if (this.scores.length) this.scores = [];
  }

  /** Each kind of sound that was not heard yet is heard once. */
  #sound(): void {
    for (const name of this.#unheard) sound(name);
    this.#unheard.clear();
  }

  #sounded = (name: SoundName): void => {
    this.#unheard.delete(name);
    sound(name);
  };

  #scored = (seat: number, score: number): void => {
    if (this.scores.length) this.scores = this.scores.with(seat, score);
  };

  #told = (seat: number): void => {
    this.seat = seat;
  };
}

const soundsOf = ({ movements }: Choreography): Set<SoundName> =>
  new Set(movements.flatMap((each) => (each.type === 'sound' ? [each.name] : [])));
