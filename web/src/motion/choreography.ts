// Turns events into movements with start times. Pure: it names spots on the table, and knows
// nothing of the screen.

import { type Color, isColor } from '../notation/colors';
import type { Position } from '../notation/position';
import type { SoundName } from '../sound/sound';
import type { GameEvent } from '../wire/messages';
import {
  BEFORE_SCORE,
  BEFORE_TILING,
  BETWEEN_BOARDS,
  FLIGHT,
  LIGHT_STAGGER,
  SCORING,
  SOUND_LEAD,
  STAGGER,
} from './durations';

/** A spot on the table: the `data-spot` of the element drawn there. */
export type Spot = string;

export type Movement =
  /** A tile flies, and stays at its target until the page draws it there or it flies on. */
  | { type: 'fly'; at: number; from: Spot; to: Spot; tile: Color | 'M'; until: number }
  /** A tile that the page no longer draws stays where it was until it flies on. */
  | { type: 'stand'; spot: Spot; tile: Color | 'M'; until: number }
  /** Hides what the page draws already until its tile arrives. */
  | { type: 'hide'; spot: Spot; until: number }
  /** A dealt tile drops onto its factory. */
  | { type: 'drop'; at: number; spot: Spot }
  | { type: 'light'; at: number; spot: Spot }
  | { type: 'points'; at: number; spot: Spot; to: Spot; points: number }
  | { type: 'score'; at: number; seat: number; score: number }
  /** The scoring turns to this seat's board. */
  | { type: 'tell'; at: number; seat: number }
  | { type: 'sound'; at: number; name: SoundName };

export interface Choreography {
  movements: Movement[];
  /** When everything has arrived, in milliseconds. */
  end: number;
}

export const spotOf = {
  factory: (factory: number, color: Color, index: number): Spot => `f${factory}${color}${index}`,
  center: (tile: Color | 'M'): Spot => `c${tile}`,
  patternLine: (seat: number, row: number, space: number): Spot => `p${seat}-${row}-${space}`,
  wall: (seat: number, row: number, column: number): Spot => `w${seat}-${row}-${column}`,
  floor: (seat: number, space: number): Spot => `l${seat}-${space}`,
  score: (seat: number): Spot => `s${seat}`,
};

/** A tile that will move on, and the flight that brought it. */
interface Standing {
  tile: Color | 'M';
  /** Null where it was there from the start. */
  flight: (Movement & { type: 'fly' }) | null;
}

export function choreograph(events: readonly GameEvent[], before: Position): Choreography {
  return new Choreographer(before).run(events);
}

class Choreographer {
  #movements: Movement[] = [];
  /** The time within the turn. */
  #now = 0;
  #end = 0;
  /** When the next score is told; null before the Wall-tiling. */
  #scoringAt: number | null = null;
  /** The seat whose scores are told. One board is told after the other. */
  #told: number | null = null;
  #lines: Standing[][][];
  #floors: Standing[][];
  #taken: { from: Spot[]; color: Color } | null = null;

  constructor(readonly before: Position) {
    this.#lines = before.boards.map(({ patternLines }) =>
      patternLines.map(({ color, count }) =>
        Array.from({ length: count }, () => ({ tile: color!, flight: null })),
      ),
    );
    this.#floors = before.boards.map(({ floorLine }) =>
      floorLine.map((tile) => ({ tile, flight: null })),
    );
  }

  run(events: readonly GameEvent[]): Choreography {
    for (const event of events) this.#event(event);
    return { movements: this.#movements, end: this.#end };
  }

  #add(movement: Movement, end = 0): void {
    this.#movements.push(movement);
    this.#end = Math.max(this.#end, end);
  }

  #event(event: GameEvent): void {
    switch (event.type) {
      case 'factories-filled':
        return this.#deal(event.deal);
      case 'tiles-taken':
        return this.#take(event);
      case 'tiles-moved-to-center':
        return this.#toCenter(event.source, event.tiles);
      case 'marker-taken':
        if (event.floor_space !== null)
          this.#fall(event.seat, 'M', spotOf.center('M'), this.#now + STAGGER);
        return;
      case 'tiles-placed':
        for (let index = 0; index < event.count; index++) this.#place(event.seat, event.row);
        return;
      case 'tiles-fell':
        if (event.row === null)
          for (let index = 0; index < event.to_floor; index++)
            this.#fall(event.seat, event.color, this.#next(), this.#now);
        else this.#lineFalls(event.seat, event.row);
        return;
      case 'wall-tiled':
        return this.#tile(event);
      case 'floor-line-scored':
        return this.#scoreFloor(event.seat, event.points, event.score);
      case 'bonus-scored':
        return this.#bonus(event);
      case 'round-ended':
        return this.#add({ type: 'sound', at: this.#end, name: 'round-end' });
      case 'game-ended':
        return this.#add({ type: 'sound', at: this.#end, name: 'game-end' });
    }
  }

  #deal(deal: string): void {
    const factories = deal.replace(/^deal:/, '').split('/');
    factories.forEach((tiles, factory) => {
      const counts = new Map<Color, number>();
      for (const color of [...tiles].filter(isColor)) {
        const index = counts.get(color) ?? 0;
        counts.set(color, index + 1);
        const at = factory * 2 * STAGGER + index * STAGGER;
        this.#add({ type: 'drop', at, spot: spotOf.factory(factory, color, index) }, at + FLIGHT);
      }
    });
    this.#add({ type: 'sound', at: 0, name: 'move' });
  }

  #take({ source, color, count }: Extract<GameEvent, { type: 'tiles-taken' }>): void {
    const from = Array.from({ length: count }, (_, index) =>
      source === null ? spotOf.center(color) : spotOf.factory(source, color, index),
    );
    this.#taken = { from, color };
  }

  /** The spot of the next taken tile. */
  #next(): Spot {
    this.#now += STAGGER;
    return this.#taken!.from.shift()!;
  }

  #toCenter(source: number, tiles: string): void {
    const counts = new Map<Color, number>();
    for (const color of [...tiles].filter(isColor)) {
      const index = counts.get(color) ?? 0;
      counts.set(color, index + 1);
      const to = spotOf.center(color);
      const isFirst = index === 0 && !this.before.center.includes(color);
      this.#fly(spotOf.factory(source, color, index), to, color, this.#now + STAGGER);
      if (isFirst) this.#add({ type: 'hide', spot: to, until: this.#now + STAGGER + FLIGHT });
    }
  }

  #fly(from: Spot, to: Spot, tile: Color | 'M', at: number): Movement & { type: 'fly' } {
    const until = at + FLIGHT;
    const flight: Movement & { type: 'fly' } = { type: 'fly', at, from, to, tile, until };
    this.#add(flight, until);
    this.#add({ type: 'sound', at: until - SOUND_LEAD, name: 'move' });
    return flight;
  }

  #place(seat: number, row: number): void {
    const { color } = this.#taken!;
    const from = this.#next();
    const line = this.#lines[seat]![row]!;
    const spot = spotOf.patternLine(seat, row, line.length);
    const flight = this.#fly(from, spot, color, this.#now);
    this.#add({ type: 'hide', spot, until: flight.until });
    line.push({ tile: color, flight });
  }

  #fall(seat: number, tile: Color | 'M', from: Spot, at: number): void {
    const floor = this.#floors[seat]!;
    const spot = spotOf.floor(seat, floor.length);
    const flight = this.#fly(from, spot, tile, at);
    this.#add({ type: 'hide', spot, until: flight.until });
    floor.push({ tile, flight });
  }

  /** When this board scores next: after the turn's last flight, and after the boards before it. */
  #turnTo(seat: number): number {
    this.#scoringAt ??= this.#end + BEFORE_TILING;
    if (seat !== this.#told) {
      if (this.#told !== null) this.#scoringAt += BETWEEN_BOARDS;
      this.#told = seat;
      this.#add({ type: 'tell', at: this.#scoringAt, seat });
    }
    return this.#scoringAt;
  }

  #advance(): void {
    this.#scoringAt! += SCORING;
  }

  /** Tiles that the page no longer draws stay until this time. */
  #stand(standing: Standing[], spot: (space: number) => Spot, until: number): void {
    standing.forEach(({ tile, flight }, space) => {
      if (flight) flight.until = until;
      else this.#add({ type: 'stand', spot: spot(space), tile, until });
    });
    standing.length = 0;
  }

  #tile(event: Extract<GameEvent, { type: 'wall-tiled' }>): void {
    const { seat, row, column, color, horizontal, vertical, points, score } = event;
    const at = this.#turnTo(seat);
    const line = this.#lines[seat]![row]!;
    this.#stand(line, (space) => spotOf.patternLine(seat, row, space), at);
    const spot = spotOf.wall(seat, row, column);
    const flight = this.#fly(spotOf.patternLine(seat, row, 0), spot, color, at);
    this.#add({ type: 'hide', spot, until: flight.until });
    const lit = [
      ...horizontal.map((each) => spotOf.wall(seat, row, each)),
      ...vertical.map((each) => spotOf.wall(seat, each, column)),
    ];
    (lit.length ? lit : [spot]).forEach((each, index) =>
      this.#add({ type: 'light', at: flight.until + index * LIGHT_STAGGER, spot: each }),
    );
    this.#score(seat, spot, flight.until, points, score);
    this.#advance();
  }

  #score(seat: number, spot: Spot, at: number, points: number, score: number): void {
    this.#add({ type: 'points', at, spot, to: spotOf.score(seat), points });
    this.#add({ type: 'score', at: at + BEFORE_SCORE, seat, score }, at + SCORING);
  }

  #lineFalls(seat: number, row: number): void {
    const at = this.#turnTo(seat);
    const line = this.#lines[seat]![row]!;
    this.#stand([...line], (space) => spotOf.patternLine(seat, row, space), at);
    const free = 7 - this.#floors[seat]!.length;
    line.slice(0, free).forEach(({ tile }, space) => {
      this.#fall(seat, tile, spotOf.patternLine(seat, row, space), at + space * STAGGER);
    });
    line.length = 0;
    this.#advance();
  }

  #scoreFloor(seat: number, points: number, score: number): void {
    const at = this.#turnTo(seat);
    const floor = this.#floors[seat]!;
    const last = spotOf.floor(seat, Math.max(0, floor.length - 1));
    this.#stand(floor, (space) => spotOf.floor(seat, space), at + FLIGHT);
    // An empty floor line takes no time.
    if (!points) return;
    this.#score(seat, last, at, points, score);
    this.#advance();
  }

  #bonus(event: Extract<GameEvent, { type: 'bonus-scored' }>): void {
    const { seat, bonus, index, points, score } = event;
    const at = this.#turnTo(seat);
    const FIVE = [0, 1, 2, 3, 4];
    const spots =
      bonus === 'horizontal_line'
        ? FIVE.map((column) => spotOf.wall(seat, index, column))
        : bonus === 'vertical_line'
          ? FIVE.map((row) => spotOf.wall(seat, row, index))
          : [`s${seat}`];
    spots.forEach((spot, each) =>
      this.#add({ type: 'light', at: at + each * LIGHT_STAGGER, spot }),
    );
    this.#score(seat, spots[0]!, at, points, score);
    this.#advance();
  }
}
