// Sends lines that are typed, dictated or pressed. Answers are shown, announced, and read aloud if
// wanted.

import { tick } from 'svelte';
import { settings } from '../settings/settings.svelte';
import { announcer } from '../shell/announcer.svelte';
import { go } from '../shell/route.svelte';
import { sound } from '../sound/sound';
import type { Language } from '../voice/languages';
import { say, t, voice } from '../voice/speech.svelte';
import type { Length, Letters } from '../voice/voice';
import { type Phrase, phrase } from '../wire/messages';
import { focusLine, LINE } from './line-focus';
import { aloud } from './speech-synthesis';
import { type Answer, type Shown, pathOf } from './messages';
import { lettersOn, phone } from './phone-settings.svelte';
import { CompanionSession, type Said } from './session.svelte';
import { refusalSpeech, RefusedError } from '../wire/refusal';

type Ordered = Extract<Answer, { type: 'ordered' }>;

export class CompanionConversation {
  readonly session: CompanionSession;

  constructor(shown: Shown) {
    this.session = new CompanionSession(shown, (said) => this.#tell(said));
  }

  /** Sends a line, and scrolls to the answer. The focus goes to the line at once, not with the answer:
   * meanwhile somebody may have walked on. */
  async ask(typed: string): Promise<void> {
    focusLine();
    await this.send(typed);
    await bringUp();
  }

  async send(typed: string): Promise<void> {
    const { session } = this;
    try {
      const answer = await session.send(typed, voice().language);
      if (answer.type === 'answered') this.#answer(typed, answer.speech, answer.is_refused);
      else if (answer.type === 'ordered') this.#answer(typed, await this.#obey(answer), false);
    } catch (error) {
      // The page was left: nobody is there to hear the answer.
      if (error instanceof RefusedError && error.code === 'closed') return;
      this.#answer(typed, refusalSpeech(error), true);
    }
  }

  /** The last thing said, for `repeat`. */
  get last(): Phrase[] {
    return this.session.said.at(-1)?.speech ?? [];
  }

  /** Announces a line that changed the game, and who is to tell what next. */
  #tell({ speech }: Said): void {
    const { is_thinking: isThinking, prompt } = this.session.state;
    sound('move');
    this.#announce([...speech, ...(isThinking ? [] : prompt)], false);
  }

  #answer(typed: string, speech: Phrase[], isRefused: boolean): void {
    if (!speech.length) return;
    this.session.answer(typed, speech, isRefused);
    if (isRefused) sound('error');
    this.#announce(speech, isRefused);
  }

  #announce(speech: Phrase[], isUrgent: boolean): void {
    const { language } = voice();
    const text = say(speech);
    if (isUrgent) announcer.assertive(text, language);
    else announcer.polite(text, language);
    if (phone.isAloud) aloud(text, language);
  }

  async #obey({ order, text }: Ordered): Promise<Phrase[]> {
    const { rules } = this.session.state;
    switch (order) {
      case 'repeat':
        return this.last;
      case 'language':
        settings.language = text as Language;
        await phone.speakAt(rules);
        return [phrase('language-now')];
      case 'length':
        settings.length = text as Length;
        await phone.speakAt(rules);
        return [phrase('length-now', { length: text! })];
      case 'letters':
        // Choosing the edition's own letters clears the preference.
        phone.letters = text === lettersOn(rules) ? null : (text as Letters);
        await phone.speakAt(rules);
        return [phrase('letters-now', { letters: text! })];
      case 'record':
        takeRecord(this.session.id);
        return [phrase('beside-record-taken')];
      case 'code':
        return [phrase('position-code', { code: text! })];
      case 'quit':
        // The server keeps the game: it can go on later.
        go('/');
        announcer.polite(t('goodbye-kept'), voice().language);
        return [];
      default:
        return [phrase('companion-not-here')];
    }
  }
}

export const recordOf = (companion: string) => `${pathOf(companion)}/record`;

/** Downloads the record as a click on its link would. */
function takeRecord(companion: string): void {
  const link = document.createElement('a');
  link.href = recordOf(companion);
  link.download = '';
  link.click();
}

/** Scrolls to the line and the answer below it, unless the beginning of the answer is in view. A phone's
 * keyboard may cover part of the window. */
async function bringUp(): Promise<void> {
  await tick();
  const said = document.getElementById('said')?.getBoundingClientRect();
  if (!said || (said.top >= 0 && said.bottom <= (visualViewport?.height ?? innerHeight))) return;
  document.getElementById(LINE)?.closest('section')?.scrollIntoView({ block: 'start' });
}
