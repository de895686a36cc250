// Typed lines and their answers. The server reads the lines; commands that concern the page are
// carried out here.

import { go } from '../../shell/route.svelte';
import { announcer } from '../../shell/announcer.svelte';
import type { SeatVoices } from '../../settings/seat-voices.svelte';
import { sound } from '../../sound/sound';
import { say, voice } from '../../voice/speech.svelte';
import type { Language } from '../../voice/languages';
import type { Length, Letters } from '../../voice/voice';
import { partOfDeals } from '../../games/nonces.svelte';
import { type Answer, LEVELS, type Phrase, phrase } from '../../wire/messages';
import type { TableSession } from '../../wire/table.svelte';
import { refusalSpeech } from '../../wire/refusal';
import { confirmDeal, waitingSeats, confirmResignation } from '../requests.svelte';

/** The answer is stored as phrases, so that it follows a change of language. */
export interface Exchange {
  number: number;
  typed: string;
  answer: Phrase[];
  isRefused: boolean;
}

type Answered = Pick<Exchange, 'answer' | 'isRefused'>;
type Ordered = Extract<Answer, { type: 'ordered' }>;

const KEPT = 50;

export class Conversation {
  exchanges = $state.raw<Exchange[]>([]);
  /** Called when a line has been sent; what it returns hears the answer. */
  onsent: () => (answer: Phrase[]) => void = () => () => {};
  #number = 0;
  #last: Phrase[] = [];
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    readonly session: TableSession,
    readonly seatVoices: SeatVoices,
  ) {}

  /** Whether an empty line starts the next round. */
  get isDealWaiting(): boolean {
    return waitingSeats(this.session).length > 0;
  }

  /** Sends a line after the answer to the one before, which may have changed the language or a
   * column. The answer appears in the box and is announced. */
  send(typed: string): Promise<Answered> {
    const sent = this.#before.then(() => this.#send(typed));
    this.#before = sent.catch(() => {});
    return sent;
  }

  async #send(typed: string): Promise<Answered> {
    try {
      if (!typed) {
        await confirmDeal(this.session);
        return { answer: [], isRefused: false };
      }
      const asked = this.session.say(typed, voice().language);
      const hear = this.onsent();
      const answer = await this.#carryOut(await asked);
      hear(answer);
      return this.#answer(typed, answer, false);
    } catch (error) {
      return this.#answer(typed, refusalSpeech(error), true);
    }
  }

  /** Adds an answer from the page itself. */
  tell(typed: string, answer: Phrase[]): void {
    this.#answer(typed, answer, false);
  }

  #answer(typed: string, answer: Phrase[], isRefused: boolean): Answered {
    const exchange = { number: ++this.#number, typed, answer, isRefused };
    this.exchanges = [...this.exchanges.slice(1 - KEPT), exchange];
    if (!answer.length) return exchange;
    this.#last = answer;
    const { language } = voice();
    if (isRefused) {
      sound('error');
      announcer.assertive(say(answer), language);
    } else announcer.polite(say(answer), language);
    return exchange;
  }

  async #carryOut(answer: Answer): Promise<Phrase[]> {
    switch (answer.type) {
      case 'answered':
        return answer.speech;
      case 'ordered':
        return this.#order(answer);
      default:
        // The table announces an accepted move to everybody, this page included.
        return [];
    }
  }

  async #order({ order, text, number }: Ordered): Promise<Phrase[]> {
    const { session, seatVoices } = this;
    switch (order) {
      case 'repeat':
        return this.#last;
      case 'column':
        session.columns = [...session.columns, text!];
        return [phrase('column-kept', { column: Number(text!.at(-1)), row: Number(text![1]) })];
      case 'language':
        await seatVoices.change({ language: text as Language });
        return [phrase('language-now')];
      case 'length':
        await seatVoices.change({ length: text as Length });
        return [phrase('length-now', { length: text! })];
      case 'letters':
        await seatVoices.change({ letters: text as Letters });
        return [phrase('letters-now', { letters: text! })];
      case 'level':
        return number === null ? LEVELS.flatMap(levelEntry) : [phrase('level-is-the-tables')];
      case 'resign':
        return this.#resign();
      case 'new':
        return this.#new(number);
      case 'code':
        return [phrase('position-code', { code: session.state?.position ?? '' })];
      case 'quit':
        go('/');
        return [phrase('goodbye-kept')];
      default:
        return [phrase(`order-${order}`)];
    }
  }

  /** Asks for a confirmation, as the button does. */
  async #resign(): Promise<Phrase[]> {
    const isSure = await confirmResignation();
    if (!isSure) return [phrase('resign-not')];
    await this.session.ask({ type: 'resign' });
    return [];
  }

  async #new(players: number | null): Promise<Phrase[]> {
    const isOther = players !== null && players !== this.session.state?.seats.length;
    if (isOther || this.session.isSpectator || this.session.state?.winners === null)
      return [phrase('order-new')];
    const part = partOfDeals(this.session.id, this.session.state!.next_dealer);
    await this.session.ask({ type: 'rematch', ...part });
    return [];
  }
}

function levelEntry(level: number): Phrase[] {
  const name = phrase(`level-name-${level}`);
  return [phrase('level-entry', { level, name }), phrase(`level-character-${level}`)];
}
