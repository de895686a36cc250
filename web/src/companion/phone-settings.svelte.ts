// How this phone speaks: language, names of colors, aloud or not. The set on the table decides about
// the words; with the tactile one, the names of its colors are the default.

import { keep, recall } from '../settings/browser-storage';
import { settings } from '../settings/settings.svelte';
import { speakAs, voiceOf } from '../voice/speech.svelte';
import type { Letters } from '../voice/voice';

const KEY = 'azulejos.companion.manner';

interface Kept {
  /** Null for those of the set. */
  letters: Letters | null;
  isAloud: boolean;
  isAwake: boolean;
}

function load(): Kept {
  const first: Kept = { letters: null, isAloud: false, isAwake: false };
  return { ...first, ...(recall(KEY) as Partial<Kept> | null) };
}

/** Whether the tactile set is on the table. */
export const isTactile = (rules: string): boolean => rules.endsWith(':5');

/** How colors are named unless somebody chose. */
export const lettersOn = (rules: string): Letters =>
  isTactile(rules) ? 'names' : settings.letters;

class PhoneSettings {
  #kept = $state(load());
  #calls = 0;

  get isAloud(): boolean {
    return this.#kept.isAloud;
  }
  set isAloud(isAloud: boolean) {
    this.#keep({ isAloud });
  }
  /** Whether the screen stays on. */
  get isAwake(): boolean {
    return this.#kept.isAwake;
  }
  set isAwake(isAwake: boolean) {
    this.#keep({ isAwake });
  }

  get letters(): Letters | null {
    return this.#kept.letters;
  }
  set letters(letters: Letters | null) {
    this.#keep({ letters });
  }

  /** Applies the voice for a game with these rules once its language is loaded; null after leaving
   * the game. The last of several calls wins. */
  async speakAt(rules: string | null): Promise<void> {
    const call = ++this.#calls;
    if (rules === null) return speakAs(null);
    const { language, length } = settings;
    const letters = this.#kept.letters ?? lettersOn(rules);
    await voiceOf(language);
    if (call === this.#calls) speakAs({ language, length, letters, isTactile: isTactile(rules) });
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    keep(KEY, this.#kept);
  }
}

export const phone = new PhoneSettings();
