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
import { type FollowUp, followUp } from './hint-follow-up';

export class Hint {
  #isAsked = false;
  /** Why the hinted move is good: one reason, then what was asked about it. */
  reason = $state.raw<Phrase[]>([]);
  /** What can be asked about the hint that is shown. */
  #next = $state.raw<FollowUp | null>(null);

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

  /** What its button does: another hint, or more about this one. */
  get wanted(): FollowUp | 'hint-me' {
    return (this.shown && this.#next) || 'hint-me';
  }

  press = (): Promise<void> =>
    this.wanted === 'hint-me' ? this.ask() : this.#explain(this.wanted);

  async #explain(wanted: FollowUp): Promise<void> {
    const { hint, session } = this.selection;
    const { position } = session;
    this.requests.forget();
    const { answer, isRefused } = await this.conversation.send(t(wanted));
    // Meanwhile the table may have changed, or another hint come.
    const isSame = this.selection.hint === hint && session.position === position;
    if (!isSame || isRefused) return;
    this.reason = answer;
    this.#next = followUp(answer);
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
        this.reason = speech.filter(({ id }) => id.startsWith('because-'));
        this.#next = followUp(speech);
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
