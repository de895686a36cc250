// A hint: marked on the table, announced, and shown beside its button.

import { t } from '../../voice/speech.svelte';
import type { Phrase } from '../../wire/messages';
import type { MoveSelection } from '../move-selection.svelte';
import { TableRequests } from '../requests.svelte';
import type { Conversation } from './conversation.svelte';

export class Hint {
  #speech = $state.raw<Phrase[]>([]);
  readonly requests: TableRequests;

  constructor(
    readonly selection: MoveSelection,
    readonly conversation: Conversation,
  ) {
    this.requests = new TableRequests(selection.session);
  }

  /** The hint's words, until the table changes. */
  get speech(): Phrase[] {
    return this.selection.hint === null ? [] : this.#speech;
  }

  ask = async (): Promise<void> => {
    const asked = this.selection.session.hint();
    if (!(await this.requests.attempt(() => asked))) return;
    const { move, speech } = await asked;
    this.selection.hint = move;
    this.#speech = speech;
    this.conversation.tell(t('hint-me'), speech);
  };
}
