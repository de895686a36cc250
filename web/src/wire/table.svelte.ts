// A table on this page: the server's latest state, and everything that happened since.

import { type Position, parsePosition } from '../notation/position';
import { Connection, type Status } from './connection';
import { heldSeats, history } from './api';
import { learnFloorCosts } from './floor-costs.svelte';
import type { Answer, Choice, Clock, Happened, Phrase, Present, Request, State } from './messages';
import { RefusedError } from './refusal';

/** Milliseconds before the page asks for its seats again after a refusal. */
const LOOK_AGAIN = 2000;

/** Called for every entry, with the state before it. */
export type HappenedListener = (happened: Happened, before: State | null) => void;

export class TableSession {
  state = $state.raw<State | null>(null);
  /** The newest state that the server told, whether it is shown yet or waits. */
  latest = $state.raw<State | null>(null);
  status = $state<Status>('connecting');
  /** The seats that this browser plays. */
  held = $state.raw<number[]>([]);
  present = $state.raw<Present | null>(null);
  /** The clocks as last sent, and when, by the page's clock. */
  clocks = $state.raw<{ told: Clock[] | null; at: number }>({ told: null, at: 0 });
  /** All entries since the page opened, the newest last. */
  log = $state.raw<Happened[]>([]);
  /** Gray side: the columns chosen so far for our seat, in notation. */
  columns = $state.raw<string[]>([]);
  #code = $derived(this.state?.position ?? null);
  /** The same object until the position changes. */
  position = $derived<Position | null>(this.#code === null ? null : parsePosition(this.#code));
  /** This browser's seat whose turn it is; null where there is none. */
  turn = $derived(this.state?.to_decide.find((seat) => this.isPlayedHere(seat)) ?? null);
  /** The seat with the large board: the one to move, else our first. */
  own = $derived(this.turn ?? this.held[0] ?? 0);
  isSpectator = $derived(this.held.length === 0);

  /** When the deal comes by itself, by the page's clock; null where nothing limits it. */
  dealAt = $state<number | null>(null);
  /** How long an entry is shown, in milliseconds, before the one after it. */
  showFor: (happened: Happened, before: State | null) => number = () => 0;

  #listeners = new Set<HappenedListener>();
  /** Entries that wait until those before them have been shown. */
  #queue: Happened[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  #connection: Connection;
  /** Whether the seats are known. */
  #hasLooked = false;
  #isLooking = false;
  #lookingAgain: ReturnType<typeof setTimeout> | undefined;
  #recalling: Promise<void> | null = null;
  #options = new Map<string, Promise<Choice[]>>();

  /** `held` are the seats already known, so that the page need not be redrawn for them. */
  constructor(
    readonly id: string,
    held: number[] = [],
  ) {
    this.held = held;
    this.#connection = new Connection(id, {
      state: (state) => {
        this.catchUp();
        this.latest = this.state = learnFloorCosts(state);
        this.#tick(state);
      },
      happened: (happened) => {
        // The clocks run, whatever the screen shows.
        this.#tick(happened.state);
        this.latest = happened.state;
        this.#queue.push(happened);
        if (this.#showing === undefined) this.#showNext();
      },
      present: (present) => {
        this.present = present;
        this.#tick(present);
      },
      status: (status) => {
        this.status = status;
        if (status === 'open' && !this.#hasLooked) void this.#lookAtFirst();
      },
    });
    void this.#lookAtFirst();
  }

  /** Asks which seats the cookie holds; again after sitting down. */
  async lookForSeats(): Promise<void> {
    const seats = (await heldSeats(this.id)).held.map(({ seat }) => seat);
    const isMore = seats.some((seat) => !this.held.includes(seat));
    if (isMore && this.#hasLooked) this.#connection.renew();
    this.#hasLooked = true;
    this.held = seats;
  }

  /** Without an answer, the next socket asks again; where one is open, a timer does. */
  async #lookAtFirst(): Promise<void> {
    if (this.#isLooking || this.#hasLooked) return;
    this.#isLooking = true;
    try {
      await this.lookForSeats();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (this.status === 'open')
        this.#lookingAgain = setTimeout(() => void this.#lookAtFirst(), LOOK_AGAIN);
    } finally {
      this.#isLooking = false;
    }
  }

  /** Whether this browser plays a seat, not a computer that took over. */
  isPlayedHere(seat: number): boolean {
    const told = this.state?.seats[seat];
    const isOut = told?.is_handed_over || told?.is_resigned || told?.is_out_of_time;
    return this.held.includes(seat) && !isOut;
  }

  listen(listener: HappenedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows all entries that wait, at once. */
  catchUp = (): void => {
    this.#stopShowing();
    for (const happened of this.#queue.splice(0)) this.#show(happened);
  };

  /** Shows the next entry that waits so many milliseconds from now. */
  showNextIn(milliseconds: number): void {
    if (this.#showing === undefined) return;
    clearTimeout(this.#showing);
    this.#showing = setTimeout(() => this.#showNext(), milliseconds);
  }

  /** Asks for a change. Raises RefusedError where the server refuses. */
  ask(request: Request, seat = this.own): Promise<Answer> {
    this.catchUp();
    return this.#connection.ask(seat, request, this.state?.number ?? 0);
  }

  /** Asks for a change that doesn't depend on what the screen shows. */
  askAtOnce(request: Request, seat: number): Promise<Answer> {
    return this.#connection.ask(seat, request, this.latest?.number ?? 0);
  }

  /** Sends a typed line. A spectator has no seat. */
  say(text: string, language: string): Promise<Answer> {
    this.catchUp();
    const seat = this.isSpectator ? null : this.own;
    const after = this.state?.number ?? 0;
    return this.#connection.send('say', { seat, after, text, language, columns: this.columns });
  }

  /** Loads the entries from before the page opened, once. */
  recall(): Promise<void> {
    this.#recalling ??= this.#recall().catch((error: unknown) => {
      this.#recalling = null;
      throw error;
    });
    return this.#recalling;
  }

  async #recall(): Promise<void> {
    const last = this.log[0]?.number ?? (this.state?.number ?? 0) + 1;
    const earlier = await history(this.id, last);
    this.log = [...earlier, ...this.log];
  }

  async hint(seat = this.own): Promise<{ move: string; speech: Phrase[] }> {
    this.catchUp();
    const answer = await this.#connection.send('hint', { seat, columns: this.columns });
    if (answer.type !== 'hinted') throw new Error(answer.type);
    return answer;
  }

  /** The choices for tiles (`3R`), or without tiles the columns to choose. */
  options(tiles: string | null, seat = this.own): Promise<Choice[]> {
    const key = `${this.state?.number} ${seat} ${tiles} ${this.columns.join()}`;
    const kept = this.#options.get(key);
    if (kept) return kept;
    const asked = this.#connection
      .send('options', { seat, columns: this.columns, ...(tiles === null ? {} : { tiles }) })
      .then((answer) => (answer.type === 'options' ? answer.choices : []));
    this.#options.set(key, asked);
    asked.catch(() => this.#options.delete(key));
    return asked;
  }

  close(): void {
    clearTimeout(this.#lookingAgain);
    this.#stopShowing();
    this.#connection.close();
  }

  #showNext(): void {
    this.#showing = undefined;
    const next = this.#queue.shift();
    if (!next) return;
    const before = this.state;
    this.#show(next);
    const milliseconds = this.showFor(next, before);
    if (milliseconds > 0) this.#showing = setTimeout(() => this.#showNext(), milliseconds);
    else this.#showNext();
  }

  #stopShowing(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
  }

  #show(happened: Happened): void {
    const { state: before, own } = this;
    this.#options.clear();
    this.state = happened.state;
    // On one screen the next seat chooses its own columns.
    if (before?.position !== happened.state.position || this.own !== own) this.columns = [];
    this.log = [...this.log, happened];
    for (const listener of this.#listeners) listener(happened, before);
  }

  #tick({ clocks, deal_milliseconds }: Pick<State, 'clocks' | 'deal_milliseconds'>): void {
    const at = performance.now();
    this.clocks = { told: clocks, at };
    this.dealAt = typeof deal_milliseconds === 'number' ? at + deal_milliseconds : null;
  }
}
