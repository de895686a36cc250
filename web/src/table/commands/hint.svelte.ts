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
import { explainsHint, type FollowUp, followUp, hintedMove } from './hint-follow-up';

export class Hint {
  #isAsked = false;
  /** Why the hinted move is good: one reason, then what was asked about it. */
  reason = $state.raw<Phrase[]>([]);
  /** What was asked after that; a new array each time. */
  details = $state.raw<Phrase[]>([]);
  /** What can be asked about the hint that is shown. */
  #next = $state.raw<FollowUp | null>(null);

  constructor(
    readonly selection: MoveSelection,
    readonly conversation: Conversation,
    /** Of the bar, which shows the newest answer. */
    readonly requests: TableRequests,
  ) {
    // A typed line asks for a hint, and why, as the button does.
    conversation.onsent = () => {
      const { hint, session } = selection;
      const { position } = session;
      return (answer) => {
        // Meanwhile the table may have changed, or another hint come.
        if (session.position !== position || selection.hint !== hint) return;
        const move = hintedMove(answer);
        if (!move && !(this.shown && explainsHint(answer))) return;
        this.requests.forget();
        if (move) this.#show(move, answer);
        else this.#explain(answer);
      };
    };
  }

  /** The hinted move, until the table changes. */
  get shown(): Phrase | null {
    const { hint, session } = this.selection;
    return hint === null || !session.position ? null : hintPhrase(hint, session.position);
  }

  /** What its button does: another hint, or more about this one. */
  get wanted(): FollowUp | 'hint-me' {
    return (this.shown && this.#next) || 'hint-me';
  }

  async press(): Promise<void> {
    if (this.wanted === 'hint-me') return this.ask();
    this.requests.forget();
    await this.conversation.send(t(this.wanted));
  }

  #show(move: string, speech: Phrase[]): void {
    this.selection.hint = move;
    this.reason = speech.filter(({ id }) => id.startsWith('because-'));
    this.details = [];
    this.#next = followUp(speech);
  }

  #explain(speech: Phrase[]): void {
    this.#next = followUp(speech);
    if (this.#next) this.reason = speech;
    this.details = this.#next ? [] : [...speech];
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
      if (session.position === position) this.#show(move, speech);
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
