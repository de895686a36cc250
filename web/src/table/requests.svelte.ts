// What the page asks the server to change at a table, and the reason where the server refuses.

import { announcer } from '../shell/announcer.svelte';
import { confirmed } from '../shell/confirmation.svelte';
import { sound } from '../sound/sound';
import { say, t, voice } from '../voice/speech.svelte';
import type { Phrase, Request } from '../wire/messages';
import type { TableSession } from '../wire/table.svelte';
import { refusalSpeech } from '../wire/refusal';

export class TableRequests {
  isWaiting = $state(false);
  #refused = $state.raw<{ speech: Phrase[]; number: number | undefined } | null>(null);

  constructor(
    readonly session: TableSession,
    /** Called when the reason goes, for others that are shown in its place. */
    readonly onforgotten: () => void = () => {},
  ) {}

  /** Why the last request was refused, until something happens at the table. */
  get refused(): Phrase[] | null {
    const refused = this.#refused;
    return refused?.number === this.session.state?.number ? (refused?.speech ?? null) : null;
  }

  async ask(request: Request, seat = this.session.own): Promise<boolean> {
    return this.attempt(() => this.session.ask(request, seat));
  }

  /** Runs a request; returns whether the server accepted it. */
  async attempt(wish: () => Promise<unknown>): Promise<boolean> {
    if (this.isWaiting) return false;
    this.isWaiting = true;
    this.forget();
    try {
      await wish();
      return true;
    } catch (error) {
      this.refuse(refusalSpeech(error));
      return false;
    } finally {
      this.isWaiting = false;
    }
  }

  /** The answer to something newer is awaited. */
  forget(): void {
    this.#refused = null;
    this.onforgotten();
  }

  /** Shows and says why something can't be done. */
  refuse(speech: Phrase[]): void {
    this.onforgotten();
    this.#refused = { speech, number: this.session.state?.number };
    sound('error');
    announcer.assertive(say(speech), voice().language);
  }
}

/** The seats of this browser that must confirm the deal. A move can't be taken back across a deal, so
 * the deal waits for them after the last move of a round. */
export function waitingSeats({ state, held }: TableSession): number[] {
  return state?.confirmers.filter((seat) => held.includes(seat)) ?? [];
}

/** Lets the next round begin. */
export async function confirmDeal(session: TableSession): Promise<void> {
  for (const seat of waitingSeats(session)) await session.ask({ type: 'confirm-deal' }, seat);
}

/** Asks before somebody resigns, by a button or by a typed line. */
export const confirmResignation = (): Promise<boolean> =>
  confirmed({ title: t('resign-title'), text: t('resign-text'), action: t('resign') });
