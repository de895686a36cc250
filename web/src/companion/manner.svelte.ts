// How this phone speaks at a table: its language, how colors are called there, aloud or not. The
// letters of the tactile set are what is on the tiles of the tactile edition, so they come first.

import { keepSettings, settings } from '../settings/settings.svelte';
import type { Language } from '../voice/catalogs';
import { speak, speakAs, voiceOf } from '../voice/speech.svelte';
import type { Letters } from '../voice/voice';

const KEY = 'azulejos.companion.manner';
const LETTERS = ['names', 'letters', 'tactile'] as const;

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

class Manner {
  #kept = $state(load());

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

  lettersFor({ rules }: { rules: string }): Letters {
    return this.#kept.letters ?? (rules.endsWith(':5') ? 'tactile' : settings.letters);
  }

  /** Speaks a language from now on. */
  async speakIn(language: Language, table: { rules: string }): Promise<void> {
    await voiceOf(language);
    settings.language = language;
    keepSettings();
    await speak(language);
    this.#speak(table);
  }

  async callColors(letters: string | null, table: { rules: string }): Promise<void> {
    this.#keep({ letters: LETTERS.find((each) => each === letters) ?? null });
    await this.speakIn(settings.language, table);
  }

  #speak(table: { rules: string }): void {
    const { language, length } = settings;
    speakAs({ language, length, letters: this.lettersFor(table) });
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

export const manner = new Manner();
