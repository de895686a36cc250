// How this phone speaks at a table: its language, how colors are called there, aloud or not. The
// letters of the tactile set are what is on the tiles of the tactile edition, so they come first.

import { settings } from '../settings/settings.svelte';
import { speakAs, voiceOf } from '../voice/speech.svelte';
import type { Letters } from '../voice/voice';

const KEY = 'azulejos.companion.manner';

interface Kept {
  /** Null as the edition has them. */
  letters: Letters | null;
  isAloud: boolean;
  isAwake: boolean;
}

function load(): Kept {
  const first: Kept = { letters: null, isAloud: false, isAwake: false };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return first;
  }
}

/** How the colors are called that are on the tiles. */
export const lettersOn = (rules: string): Letters =>
  rules.endsWith(':5') ? 'tactile' : settings.letters;

class PhoneSettings {
  #kept = $state(load());
  #calls = 0;

  get isAloud(): boolean {
    return this.#kept.isAloud;
  }
  set isAloud(isAloud: boolean) {
    this.#keep({ isAloud });
  }
  /** Whether the screen is to stay on. */
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

  /** Speaks as it is wanted at a table with these rules, as soon as the words are there; null for
   * whoever leaves it. Of several calls the last one counts. */
  async speakAt(rules: string | null): Promise<void> {
    const call = ++this.#calls;
    if (rules === null) return speakAs(null);
    const { language, length } = settings;
    const letters = this.#kept.letters ?? lettersOn(rules);
    await voiceOf(language);
    if (call === this.#calls) speakAs({ language, length, letters });
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing: it holds as long as the page is open.
    }
  }
}

export const phone = new PhoneSettings();
