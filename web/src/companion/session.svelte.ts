// A companion game on this page. It sends each line until it is answered; the server carries out
// each id only once. Lines from other phones arrive over a stream.

import { nonce } from '../wire/api';
import { learnFloorCosts } from '../wire/floor-costs.svelte';
import type { Phrase } from '../wire/messages';
import { type Answer, type Line, type Shown, type Told, pathOf, send, show } from './messages';
import { RefusedError } from '../wire/refusal';

/** Phrases, not text, so that the log follows a change of language. */
export interface Said {
  key: string;
  typed: string | null;
  speech: Phrase[];
  isRefused: boolean;
}

interface Waiting {
  line: Line;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;
/** Refusals that a retry gets past. */
const PASSING = ['unreachable', 'too-fast', 'busy'];

export class CompanionSession {
  state = $state.raw<Shown['state']>()!;
  /** This game's lines, the newest last. */
  said = $state.raw<Said[]>([]);
  status = $state<'open' | 'lost' | 'gone'>('open');
  /** The number of lines without an answer. */
  numWaiting = $state(0);

  /** Identifies this page among the phones at the table. */
  readonly #phone = nonce();
  #waiting: Waiting[] = [];
  #isSending = false;
  #last = -1;
  #number = 0;
  #source: EventSource | null = null;
  #delay = FIRST_DELAY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: () => void = () => {};
  #isClosed = false;

  constructor(
    shown: Shown,
    /** Called once for every line that changed the game. */
    readonly onTold: (said: Said) => void,
    readonly open: (url: string) => EventSource = (url) => new EventSource(url),
  ) {
    this.id = shown.companion;
    this.#show(shown, false);
    this.#listen();
    globalThis.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#look);
  }

  readonly id: string;

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#wake();
    this.#source?.close();
    globalThis.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#look);
    for (const { reject } of this.#waiting) reject(new RefusedError('closed'));
    this.#waiting = [];
  }

  /** Queues a line and sends it after the earlier ones. */
  send(text: string, language: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const line = { id: nonce(), text, language, phone: this.#phone };
      this.#waiting.push({ line, resolve, reject });
      this.numWaiting = this.#waiting.length;
      void this.#send();
    });
  }

  /** Adds an answer that only this page got. */
  answer(typed: string | null, speech: Phrase[], isRefused: boolean): Said {
    return this.#add({ key: `answer ${++this.#number}`, typed, speech, isRefused });
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      const { line } = first;
      try {
        const answer = await send(this.id, line);
        this.#delay = FIRST_DELAY;
        if (answer.type === 'told') this.#told(answer);
        this.#settle(line.id, ({ resolve }) => resolve(answer));
      } catch (error) {
        if (!this.#waiting.includes(first)) continue;
        if (error instanceof RefusedError && PASSING.includes(error.code)) await this.#pause();
        else this.#settle(line.id, ({ reject }) => reject(error));
      }
    }
    this.#isSending = false;
  }

  /** Removes a line from the queue. */
  #settle(id: string, settle: (waiting: Waiting) => void): void {
    const settled = this.#waiting.find(({ line }) => line.id === id);
    if (!settled) return;
    this.#waiting = this.#waiting.filter((each) => each !== settled);
    this.numWaiting = this.#waiting.length;
    settle(settled);
  }

  /** Waits with exponential back-off; wakes early when the browser comes online. */
  async #pause(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, this.#nextDelay());
    });
  }

  #nextDelay(): number {
    const delay = this.#delay * (0.5 + Math.random() / 2);
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
    return delay;
  }

  #listen(): void {
    this.#source?.close();
    const source = this.open(`${pathOf(this.id)}/stream?after=${this.#last}`);
    this.#source = source;
    source.onopen = () => {
      this.#delay = FIRST_DELAY;
      this.status = 'open';
    };
    source.addEventListener('told', ({ data }: MessageEvent<string>) =>
      this.#told(JSON.parse(data) as Told),
    );
    source.onerror = () => {
      source.close();
      if (this.#isClosed || source !== this.#source) return;
      this.status = 'lost';
      this.#later();
    };
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#refresh(), this.#nextDelay());
  }

  /** Loads the whole game and reopens the stream from there. */
  async #refresh(): Promise<void> {
    try {
      const shown = await show(this.id);
      if (this.#isClosed) return;
      this.#show(shown, true);
      this.#listen();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (error.code === 'no-such-table') this.status = 'gone';
      else this.#later();
    }
  }

  #hurry = (): void => {
    this.#delay = FIRST_DELAY;
    this.#wake();
    if (this.status === 'lost') this.#later();
  };

  /** A phone that slept may have missed lines without noticing. */
  #look = (): void => {
    if (document.visibilityState === 'visible' && !this.#isClosed) void this.#refresh();
  };

  #show({ state, lines }: Shown, isNews: boolean): void {
    learnFloorCosts(state);
    if (state.number < this.#last) {
      // The server was restored from an older backup.
      this.#last = -1;
      this.said = [];
      isNews = false;
    }
    for (const line of lines)
      if (line.number > this.#last) this.#take({ type: 'told', line, state, id: null }, isNews);
    this.state = state;
  }

  #told(told: Told): void {
    if (this.#isClosed) return;
    // A line is missing in between.
    if (told.line.number > this.#last + 1) void this.#refresh();
    else if (told.line.number > this.#last) this.#take(told, true);
    // The stream delivers it where the HTTP answer got lost.
    if (told.id) this.#settle(told.id, ({ resolve }) => resolve(told));
  }

  #take({ line, state }: Told, isNews: boolean): void {
    this.#last = line.number;
    if (this.state && state.game > this.state.game) this.said = [];
    this.state = state;
    const { number, typed, speech } = line;
    const said = this.#add({ key: `line ${number}`, typed, speech, isRefused: false });
    if (isNews) this.onTold(said);
  }

  #add(said: Said): Said {
    this.said = [...this.said, said];
    return said;
  }
}
