// Moves elements on the screen, by transform and opacity only. They lie over the page and take no
// clicks.

import { COLOR_KEYS, type Color } from '../notation/colors';
import type { Movement, Spot } from './choreography';
import { FLIGHT, LIGHT, POINTS } from './durations';

const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export interface StageListener {
  told(seat: number): void;
  scored(seat: number, score: number): void;
  sounded(name: Extract<Movement, { type: 'sound' }>['name']): void;
}

const elementAt = (spot: Spot): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);

/** On a narrow screen an opponent's board is a strip, and its spaces are not drawn. */
const isDrawn = (spot: Spot): boolean => !!elementAt(spot)?.offsetParent;

/** The element drawn at a spot. On a strip, the score stands for every space. */
export function findSpot(spot: Spot): HTMLElement | null {
  const seat = /^[pwl](\d)/.exec(spot)?.[1];
  return seat === undefined || isDrawn(spot) ? elementAt(spot) : elementAt(`s${seat}`);
}

/** Whether a movement would only cover the score of a strip. */
function isOnStrip(movement: Movement): boolean {
  if (movement.type === 'stand' || movement.type === 'light') return !isDrawn(movement.spot);
  if (movement.type !== 'fly' || !/^[pwl]/.test(movement.from)) return false;
  return !isDrawn(movement.from) && !isDrawn(movement.to);
}

export class Stage {
  #running = new Set<Animation>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #clones = new Set<Element>();

  constructor(
    readonly listener: StageListener,
    /** 2 is twice as fast as usual. */
    readonly speed: number,
  ) {}

  /** Starts all movements; `from` has the sources as measured before the page was redrawn. */
  play(all: readonly Movement[], from: ReadonlyMap<Spot, DOMRect>, delay: number): void {
    const movements = all.filter((movement) => !isOnStrip(movement));
    const rect = (spot: Spot) => from.get(spot) ?? findSpot(spot)?.getBoundingClientRect() ?? null;
    // Measure everything before moving anything, for a single layout.
    const rects = new Map<Spot, DOMRect | null>();
    const now = (spot: Spot) => {
      if (!rects.has(spot)) rects.set(spot, findSpot(spot)?.getBoundingClientRect() ?? null);
      return rects.get(spot)!;
    };
    const placed = movements.map((movement) =>
      movement.type === 'fly'
        ? [rect(movement.from), now(movement.to)]
        : movement.type === 'stand'
          ? [now(movement.spot) ?? rect(movement.spot)]
          : movement.type === 'points'
            ? [now(movement.spot), now(movement.to)]
            : movement.type === 'light'
              ? [now(movement.spot)]
              : [],
    );
    movements.forEach((movement, index) => {
      const [first, second] = placed[index]!;
      switch (movement.type) {
        case 'fly':
          if (first && second) this.#fly(movement, first, second, delay);
          break;
        case 'stand':
          if (first) this.#stand(movement.tile, first, this.#time(movement.until + delay));
          break;
        case 'hide':
          this.#hide(movement.spot, this.#time(movement.until + delay));
          break;
        case 'drop':
          this.#drop(movement.spot, this.#time(movement.at + delay));
          break;
        case 'light':
          if (first) this.#light(this.#time(movement.at + delay), first);
          break;
        case 'points':
          if (first && second) this.#points(movement.points, first, second, movement.at + delay);
          break;
        case 'score':
          this.#later(movement.at + delay, () =>
            this.listener.scored(movement.seat, movement.score),
          );
          break;
        case 'tell':
          this.#later(movement.at + delay, () => this.listener.told(movement.seat));
          break;
        case 'sound':
          this.#later(movement.at + delay, () => this.listener.sounded(movement.name));
      }
    });
  }

  /** Ends all movements at once. */
  finish(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    for (const clone of this.#clones) clone.remove();
    this.#clones.clear();
  }

  #time(milliseconds: number): number {
    return milliseconds / this.speed;
  }

  #later(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, this.#time(milliseconds));
    this.#timers.add(timer);
  }

  #animate(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
    isClone = false,
  ): void {
    const animation = element.animate(frames, options);
    this.#running.add(animation);
    const end = () => {
      this.#running.delete(animation);
      if (!isClone) return;
      element.remove();
      this.#clones.delete(element);
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }

  #fly(
    { at, until, tile }: Extract<Movement, { type: 'fly' }>,
    from: DOMRect,
    to: DOMRect,
    delay: number,
  ): void {
    const clone = this.#clone(tile, to.width);
    const [start, flight, all] = [at + delay, FLIGHT, until + delay].map((each) =>
      this.#time(each),
    ) as [number, number, number];
    this.#animate(
      clone,
      arc(from, to).map((frame) => ({ ...frame, offset: null })),
      { delay: start, duration: flight, easing: EASE_OUT, fill: 'both' },
    );
    // The clone stays where it landed until the page's own tile appears.
    this.#animate(clone, [{ opacity: 1 }, { opacity: 1 }], { duration: Math.max(all, 1) }, true);
  }

  #stand(tile: Color | 'M', at: DOMRect, until: number): void {
    const clone = this.#clone(tile, at.width);
    const transform = `translate(${at.left}px, ${at.top}px)`;
    this.#animate(
      clone,
      [
        { transform, opacity: 1 },
        { transform, opacity: 1, offset: 0.9 },
        { transform, opacity: 0 },
      ],
      { duration: Math.max(until, 1), fill: 'both' },
      true,
    );
  }

  #hide(spot: Spot, until: number): void {
    // In the center a number stands beside its tile.
    const parts = findSpot(spot)?.parentElement?.querySelectorAll(
      `[data-spot="${spot}"] > svg, [data-spot="${spot}"] + .count`,
    );
    for (const part of parts ?? [])
      this.#animate(part, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  #drop(spot: Spot, at: number): void {
    const tile = findSpot(spot);
    if (!tile) return;
    this.#animate(
      tile,
      [
        { opacity: 0, transform: 'translateY(-1.25rem) scale(1.12)' },
        { opacity: 1, transform: 'none' },
      ],
      { delay: at, duration: this.#time(FLIGHT), easing: EASE_OUT, fill: 'backwards' },
    );
  }

  #light(at: number, rect: DOMRect): void {
    const clone = document.createElement('div');
    clone.className = 'flying light';
    clone.style.width = `${rect.width}px`;
    clone.style.height = `${rect.height}px`;
    this.#show(clone);
    const transform = `translate(${rect.left}px, ${rect.top}px)`;
    this.#animate(
      clone,
      [
        { transform, opacity: 0 },
        { transform, opacity: 1, offset: 0.3 },
        { transform, opacity: 0 },
      ],
      { delay: at, duration: this.#time(LIGHT), easing: 'ease-out', fill: 'both' },
      true,
    );
  }

  /** Points rise from their space and join the score. */
  #points(points: number, from: DOMRect, to: DOMRect, at: number): void {
    const clone = document.createElement('div');
    clone.className = `flying points ${points < 0 ? 'lost' : 'won'} ${isSmall(from) ? 'small' : ''}`;
    clone.textContent = points < 0 ? `−${-points}` : `+${points}`;
    this.#show(clone);
    const [start, risen, high, end] = pointsWay(from, to).map(
      ({ x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`,
    );
    this.#animate(
      clone,
      [
        { transform: start!, opacity: 0 },
        { transform: risen!, opacity: 1, offset: 0.25 },
        { transform: high!, opacity: 1, offset: 0.6 },
        { transform: end!, opacity: 0 },
      ],
      { delay: this.#time(at), duration: this.#time(POINTS), fill: 'both', easing: 'ease-out' },
      true,
    );
  }

  #clone(tile: Color | 'M', width: number): HTMLElement {
    const SVG = 'http://www.w3.org/2000/svg';
    const clone = document.createElement('div');
    clone.className = 'flying';
    clone.style.width = `${width}px`;
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', '0 0 100 100');
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#tile-${tile === 'M' ? 'marker' : COLOR_KEYS[tile]}`);
    svg.append(use);
    clone.append(svg);
    this.#show(clone);
    return clone;
  }

  #show(clone: HTMLElement): void {
    clone.setAttribute('aria-hidden', 'true');
    document.body.append(clone);
    this.#clones.add(clone);
  }
}

/** Whether the space is on a small board, whose wall the points would cover. */
const isSmall = ({ width }: Pick<DOMRect, 'width'>): boolean => width < 32;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The points' way: up from their tile, then to the score. On a small board they start beside the
 * score, so that they never cover its wall. */
export function pointsWay(from: Box, to: Box): { x: number; y: number }[] {
  const middle = ({ left, top, width, height }: Box) => ({
    x: left + width / 2,
    y: top + height / 2,
  });
  const [start, end] = [middle(from), middle(to)];
  if (isSmall(from)) {
    const beside = { x: to.left - 26, y: end.y };
    return [beside, beside, beside, end];
  }
  return [start, { ...start, y: start.y - 26 }, { ...start, y: start.y - 34 }, end];
}

/** A shallow arc between two boxes, which may differ in size. */
export function arc(from: DOMRect, to: DOMRect): { transform: string }[] {
  const STEPS = 8;
  const lift = Math.min(56, Math.hypot(to.left - from.left, to.top - from.top) * 0.16);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const height = 4 * share * (1 - share);
    const width = from.width + (to.width - from.width) * share;
    const left = from.left + (to.left - from.left) * share;
    const top = from.top + (to.top - from.top) * share - lift * height;
    const scale = (to.width ? width / to.width : 1) * (1 + 0.1 * height);
    return { transform: `translate(${left}px, ${top}px) scale(${scale})` };
  });
}
