// How each seat of one screen is spoken to: in its own language, at its own length. Kept with the
// game in this browser.

import { type SeatVoice, myGame, rememberGame } from '../games/my-games.svelte';
import { type VoiceSettings, speak, speakAs, voiceOf } from '../voice/speech.svelte';
import { keepSettings, settings } from './settings.svelte';

/** Nothing of its own: as the settings say. */
export const AS_SETTINGS: SeatVoice = { language: null, length: null, letters: null };

/** The voices of the seats at one table, and which of them the page follows now. */
export class SeatVoices {
  #seat: number | null = null;
  #isClosed = false;

  constructor(readonly table: string) {}

  get ofSeats(): readonly SeatVoice[] {
    return myGame(this.table)?.voices ?? [];
  }

  /** The languages are here before they are needed. */
  async ready(): Promise<void> {
    await Promise.all(this.ofSeats.map(({ language }) => language && voiceOf(language)));
    this.#speak();
  }

  /** The page speaks to this seat from now on. */
  follow(seat: number): void {
    this.#seat = seat;
    this.#speak();
  }

  /** Changes how a seat is spoken to. */
  async give(seat: number, change: Partial<SeatVoice>): Promise<void> {
    const voices = [...this.ofSeats];
    while (voices.length <= seat) voices.push(AS_SETTINGS);
    voices[seat] = { ...voices[seat]!, ...change };
    rememberGame(this.table, { voices });
    await this.ready();
  }

  /** Changes how whoever is listening now is spoken to: a seat of its own, or the settings. */
  async change(change: Partial<VoiceSettings>): Promise<void> {
    if (this.#hearing()) return this.give(this.#seat!, change);
    Object.assign(settings, change);
    keepSettings();
    await speak(settings.language);
  }

  /** The table is left: languages that are still to come change nothing elsewhere. */
  close(): void {
    this.#isClosed = true;
    speakAs(null);
  }

  /** Null where the seat that is followed has no wish of its own. */
  #hearing(): VoiceSettings | null {
    const own = this.#seat === null ? undefined : this.ofSeats[this.#seat];
    if (!own || !(own.language || own.length || own.letters)) return null;
    return {
      language: own.language ?? settings.language,
      length: own.length ?? settings.length,
      letters: own.letters ?? settings.letters,
    };
  }

  #speak(): void {
    if (!this.#isClosed) speakAs(this.#hearing());
  }
}
