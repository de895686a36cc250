// What the page asks the server to change at a table, and the reason where the server refuses.

import { announcer } from '../shell/announcer.svelte';
import { confirmed } from '../shell/confirmation.svelte';
import { sound } from '../sound/sound';
import { say, t, voice } from '../voice/speech.svelte';
import type { Phrase, Request } from '../wire/messages';
import type { TableSession } from '../wire/table.svelte';
import { refusalSpeech } from '../wire/refusal';

export class TableRequests {
  /** Why the last request was refused. */
  refused = $state.raw<Phrase[] | null>(null);
  isWaiting = $state(false);

  constructor(readonly session: TableSession) {}

  async ask(request: Request, seat = this.session.own): Promise<boolean> {
    return this.attempt(() => this.session.ask(request, seat));
  }

  /** Runs a request; returns whether the server accepted it. */
  async attempt(wish: () => Promise<unknown>): Promise<boolean> {
    if (this.isWaiting) return false;
    this.isWaiting = true;
    this.refused = null;
    try {
      await wish();
      return true;
    } catch (error) {
      this.refused = refusalSpeech(error);
      sound('error');
      announcer.assertive(say(this.refused), voice().language);
      return false;
    } finally {
      this.isWaiting = false;
    }
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
