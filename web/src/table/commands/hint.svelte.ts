// A hint: marked on the table, announced, and shown in one line beside its button.

import { parseMove } from '../../notation/moves';
import type { Position } from '../../notation/position';
import { t } from '../../voice/speech.svelte';
import { type Phrase, phrase } from '../../wire/messages';
import { refusalSpeech } from '../../wire/refusal';
import type { MoveSelection } from '../move-selection.svelte';
import { tilesPhrase } from '../phrases';
import type { TableRequests } from '../requests.svelte';
import type { Conversation } from './conversation.svelte';

export class Hint {
  #isAsked = false;
  /** Why the last hinted move is good. */
  reason = $state.raw<Phrase | null>(null);

  constructor(
    readonly selection: MoveSelection,
    readonly conversation: Conversation,
    /** Of the bar, which shows the newest answer. */
    readonly requests: TableRequests,
  ) {}

  /** The hinted move, until the table changes. */
  get shown(): Phrase | null {
    const { hint, session } = this.selection;
    return hint === null || !session.position ? null : hintPhrase(hint, session.position);
  }

  ask = async (): Promise<void> => {
    const { session } = this.selection;
    // The other buttons work while it is computed.
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.requests.forget();
    try {
      const asked = session.hint();
      // For the position of the latest move, which the screen shows by now.
      const { position } = session;
      const { move, speech } = await asked;
      // Meanwhile somebody may have taken a move back.
      if (session.position === position) {
        this.selection.hint = move;
        this.reason = speech.find(({ id }) => id.startsWith('because-')) ?? null;
      }
      this.conversation.tell(t('hint-me'), speech);
    } catch (error) {
      this.requests.refuse(refusalSpeech(error));
    } finally {
      this.#isAsked = false;
    }
  };
}

/** A move in one short line. */
export function hintPhrase(text: string, { center, factories }: Position): Phrase {
  const move = parseMove(text);
  if (!move) return phrase('hint-shown-column', { row: Number(text[1]), column: Number(text[2]) });
  const { source, color, destination } = move;
  const offered = source === null ? center : (factories[source] ?? []);
  return phrase('hint-shown', {
    tiles: tilesPhrase(color, offered.filter((each) => each === color).length),
    factory: source === null ? 0 : source + 1,
    row: destination === null ? 0 : destination + 1,
  });
}
