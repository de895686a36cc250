// Asks workers many questions: at most one at a time of each, started again where one has died.

import type { Answer, FromWorker, Question, ToWorker } from './questions';

/** What the page needs of a worker: a real one, or a test's. */
export interface Thinker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Mind {
  module: WebAssembly.Module;
  networks: Uint8Array[];
  startWorker: () => Thinker;
  /** Workers at a time. */
  workers: number;
  /** A worker that has said nothing for so long is dead: browsers kill them without a word. */
  silence: number;
}

export type Progress = (number: number, answer: Answer, done: number, total: number) => void;

/** Why not everything was answered. */
export class ThinkingError extends Error {
  constructor(
    readonly reason: 'refused' | 'dying' | 'stopped',
    detail = '',
  ) {
    super(`${reason} ${detail}`.trim());
  }
}

/** So often the same question may be asked of a new worker, after one has died of it. */
const MOST_DEATHS = 2;

/** All answers to a list of questions, in its order. */
export class Thinking {
  readonly done: Promise<Answer[]>;
  readonly #mind: Mind;
  readonly #questions: readonly Question[];
  readonly #onProgress: Progress;
  readonly #answers: (Answer | undefined)[];
  readonly #waiting: number[];
  readonly #deaths = new Map<number, number>();
  readonly #running = new Set<Running>();
  #finish!: (answers: Answer[]) => void;
  #fail!: (error: ThinkingError) => void;
  #isOver = false;

  /** Answers that are known already are not asked for again; an array with holes. */
  constructor(
    mind: Mind,
    questions: readonly Question[],
    onProgress: Progress = () => {},
    known: readonly (Answer | undefined)[] = [],
  ) {
    this.#mind = mind;
    this.#questions = questions;
    this.#onProgress = onProgress;
    this.#answers = questions.map((_, number) => known[number]);
    this.#waiting = [...questions.keys()].filter((number) => !this.#answers[number]);
    this.done = new Promise((finish, fail) => {
      this.#finish = finish;
      this.#fail = fail;
    });
    const workers = Math.min(mind.workers, this.#waiting.length);
    for (let count = 0; count < workers; count++) this.#start();
    if (!this.#waiting.length) this.#end();
  }

  /** Ends the workers at once; what was answered so far has been reported. */
  stop(): void {
    this.#end(new ThinkingError('stopped'));
  }

  #start(): void {
    const { module, networks } = this.#mind;
    const worker = this.#mind.startWorker();
    const running: Running = { worker, number: null, timer: undefined };
    this.#running.add(running);
    worker.onerror = () => this.#died(running);
    worker.onmessage = ({ data }) => this.#heard(running, data);
    this.#send(running, { kind: 'start', module, networks });
  }

  #send(running: Running, message: ToWorker): void {
    clearTimeout(running.timer);
    running.timer = setTimeout(() => this.#died(running), this.#mind.silence);
    running.worker.postMessage(message);
  }

  #heard(running: Running, message: FromWorker): void {
    if (!this.#running.has(running)) return; // too late: it was given up
    if (message.kind === 'refused') {
      this.#end(new ThinkingError('refused', message.message));
      return;
    }
    if (message.kind === 'answer') this.#keep(message.number, message.answer);
    if (!this.#isOver) this.#next(running);
  }

  #keep(number: number, answer: Answer): void {
    this.#answers[number] = answer;
    const done = this.#answers.filter((each) => each).length;
    this.#onProgress(number, answer, done, this.#questions.length);
    if (done === this.#questions.length) this.#end();
  }

  #next(running: Running): void {
    const number = this.#waiting.shift();
    running.number = number ?? null;
    if (number === undefined) this.#drop(running);
    else this.#send(running, { kind: 'ask', number, question: this.#questions[number]! });
  }

  #died(running: Running): void {
    this.#drop(running);
    if (this.#isOver) return;
    // A worker that can't even start counts as well: as the death of what would have been asked.
    const number = running.number ?? this.#waiting[0];
    if (number === undefined) return;
    const deaths = (this.#deaths.get(number) ?? 0) + 1;
    this.#deaths.set(number, deaths);
    if (deaths > MOST_DEATHS) {
      this.#end(new ThinkingError('dying'));
      return;
    }
    if (running.number !== null) this.#waiting.unshift(number);
    this.#start();
  }

  #drop(running: Running): void {
    clearTimeout(running.timer);
    this.#running.delete(running);
    running.worker.terminate();
  }

  #end(error?: ThinkingError): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const running of this.#running) this.#drop(running);
    if (error) this.#fail(error);
    else this.#finish(this.#answers as Answer[]);
  }
}

interface Running {
  worker: Thinker;
  /** What it was asked last; null while it starts. */
  number: number | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}
