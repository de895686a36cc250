// Asks the server for a change of the table, and says why where it refuses.

import { announcer } from '../shell/announcer.svelte';
import { sound } from '../sound/sound';
import { whyNot } from '../voice/refusals';
import { say, voice } from '../voice/speech.svelte';
import type { Phrase, Request } from '../wire/messages';
import type { TableSession } from '../wire/table.svelte';

export class Asking {
  /** Why the last wish was refused. */
  refused = $state.raw<Phrase[] | null>(null);
  isWaiting = $state(false);

  constructor(readonly session: TableSession) {}

  async ask(request: Request, seat = this.session.own): Promise<boolean> {
    return this.attempt(() => this.session.ask(request, seat));
  }

  /** Does something that the server may refuse; whether it did not. */
  async attempt(wish: () => Promise<unknown>): Promise<boolean> {
    if (this.isWaiting) return false;
    this.isWaiting = true;
    this.refused = null;
    try {
      await wish();
      return true;
    } catch (error) {
      this.refused = whyNot(error);
      sound('error');
      announcer.assertive(say(this.refused), voice().language);
      return false;
    } finally {
      this.isWaiting = false;
    }
  }
}
