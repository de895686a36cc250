// A review under way: quick first, then closer, with its progress. It can be stopped, and goes on
// from there; whatever it had before stays.

import type { Phrase } from '../wire/messages';
import { RefusedError, refusalSpeech } from '../wire/refusal';
import { type Limit, type Progress, type Reviewed, askReview } from '../wire/reviews';
import { keepReview, keptReview } from './kept';

const LIMITS: readonly Limit[] = ['quick', 'normal'];

export class Reviewing {
  reviewed = $state.raw<Reviewed | null>(null);
  /** What it is at; null when it is done, or was stopped. */
  limit = $state<Limit | null>(null);
  progress = $state.raw<Progress | null>(null);
  /** Why it could not go on. */
  problem = $state.raw<Phrase[] | null>(null);
  /** The browser has no room for the review. */
  isUnkept = $state(false);
  #stop: AbortController | null = null;

  /** `opened` came in a file. */
  constructor(
    readonly record: string,
    opened: Reviewed | null = null,
  ) {
    this.reviewed = opened ?? keptReview(record);
  }

  get isDone(): boolean {
    return this.reviewed?.review.limit === 'normal';
  }

  /** Goes on with what is still to do. */
  async run(): Promise<void> {
    if (this.limit) return;
    this.problem = null;
    const stop = (this.#stop = new AbortController());
    try {
      const have = this.reviewed ? LIMITS.indexOf(this.reviewed.review.limit) : -1;
      for (const limit of LIMITS.slice(have + 1)) {
        this.limit = limit;
        this.progress = null;
        const reviewed = await askReview(
          this.record,
          limit,
          (progress) => {
            if (!stop.signal.aborted) this.progress = progress;
          },
          stop.signal,
        );
        if (stop.signal.aborted) return;
        this.reviewed = reviewed;
        this.isUnkept = !keepReview(this.record, reviewed);
      }
    } catch (error) {
      if (!stop.signal.aborted) {
        if (!(error instanceof RefusedError)) throw error;
        this.problem = refusalSpeech(error);
      }
    } finally {
      if (this.#stop === stop) this.limit = this.progress = null;
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.limit = this.progress = null;
  }
}
