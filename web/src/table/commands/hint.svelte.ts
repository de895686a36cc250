// A hint: marked on the table, said, and shown at the actions, where whoever asked is looking.

import { t } from '../../voice/speech.svelte';
import type { Phrase } from '../../wire/messages';
import type { Choosing } from '../move-selection.svelte';
import { Asking } from '../requests.svelte';
import type { Conversation } from './conversation.svelte';

export class Hinting {
  #speech = $state.raw<Phrase[]>([]);
  readonly asking: Asking;

  constructor(
    readonly choosing: Choosing,
    readonly conversation: Conversation,
  ) {
    this.asking = new Asking(choosing.session);
  }

  /** What was hinted, while the table is as it was then. */
  get speech(): Phrase[] {
    return this.choosing.hint === null ? [] : this.#speech;
  }

  ask = async (): Promise<void> => {
    const asked = this.choosing.session.hint();
    if (!(await this.asking.attempt(() => asked))) return;
    const { move, speech } = await asked;
    this.choosing.hint = move;
    this.#speech = speech;
    this.conversation.tell(t('hint-me'), speech);
  };
}
