// The voice of each seat at a shared screen: language, length and letters. Stored with the game.

import { type SeatVoice, myGame, rememberGame } from '../games/my-games.svelte';
import { type VoiceSettings, speak, speakAs, voiceOf } from '../voice/speech.svelte';
import { keepSettings, settings } from './settings.svelte';

/** No choice of its own: the settings apply. */
export const AS_SETTINGS: SeatVoice = { language: null, length: null, letters: null };

/** The voices of the seats at one table, and which of them the page follows now. */
export class SeatVoices {
  #seat: number | null = null;
  #isClosed = false;

  constructor(readonly table: string) {}

  get ofSeats(): readonly SeatVoice[] {
    return myGame(this.table)?.voices ?? [];
  }

  /** Loads the seats' languages before they are needed. */
  async ready(): Promise<void> {
    await Promise.all(this.ofSeats.map(({ language }) => language && voiceOf(language)));
    this.#speak();
  }

  /** Speaks to this seat from now on. */
  follow(seat: number): void {
    this.#seat = seat;
    this.#speak();
  }

  /** Changes a seat's voice. */
  async give(seat: number, change: Partial<SeatVoice>): Promise<void> {
    const voices = [...this.ofSeats];
    while (voices.length <= seat) voices.push(AS_SETTINGS);
    voices[seat] = { ...voices[seat]!, ...change };
    rememberGame(this.table, { voices });
    await this.ready();
  }

  /** Changes the current voice: the seat's where it has one of its own, else the settings'. */
  async change(change: Partial<VoiceSettings>): Promise<void> {
    if (this.#hearing()) return this.give(this.#seat!, change);
    Object.assign(settings, change);
    keepSettings();
    await speak(settings.language);
  }

  /** Called on leaving the table: languages that load later must not change the voice elsewhere. */
  close(): void {
    this.#isClosed = true;
    speakAs(null);
  }

  /** Null where the current seat has no choice of its own. */
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
