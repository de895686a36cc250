// The voice of the page: follows the settings, so that everything on the screen changes with them.
// On one screen it is the voice of whoever's turn it is.

import { settings } from '../settings/settings.svelte';
import { type Part, loadCatalogs, loadPart } from './catalogs';
import type { Language } from './languages';
import { type Arguments, type Length, type Letters, Voice } from './voice';
import type { Phrase } from '../wire/messages';

/** How somebody wants to be spoken to. */
export interface VoiceSettings {
  language: Language;
  length: Length;
  letters: Letters;
}

const voices = new Map<Language, Voice>();
const parts = new Set<Part>();
const known = new Set<string>();
let wanted: Language;
let loaded = $state.raw<Voice | null>(null);
let ofSeat = $state.raw<Voice | null>(null);

/** Loads the language of the settings; the page is shown when it is there. Of several that are
 * loaded at a time the last one counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const voice = await voiceOf(language);
  if (language === wanted) loaded = voice;
}

/** A voice of any language, for a seat that has its own. */
export async function voiceOf(language: Language): Promise<Voice> {
  const catalogs = await loadCatalogs(language);
  // Others may have wanted the same meanwhile: there is one voice for all.
  const voice = voices.get(language) ?? new Voice(language, catalogs);
  voices.set(language, voice);
  for (const part of parts) {
    const words = await loadPart(language, part);
    if (!known.has(`${language} ${part}`)) voice.add(words);
    known.add(`${language} ${part}`);
  }
  return voice;
}

/** Loads what only one page says, in every language that is spoken now or later. */
export async function speakAlso(part: Part): Promise<void> {
  parts.add(part);
  await Promise.all([...voices.keys()].map(voiceOf));
}

/** Speaks as a seat wants it; null for the settings again. Its language was loaded by `voiceOf`. */
export function speakAs(hearing: VoiceSettings | null): void {
  ofSeat = hearing && (voices.get(hearing.language)?.with(hearing.length, hearing.letters) ?? null);
}

const current = $derived(ofSeat ?? loaded?.with(settings.length, settings.letters) ?? null);

export function voice(): Voice {
  if (!current) throw new Error('no language is loaded yet');
  return current;
}

/** A sentence of the page. */
export function t(id: string, args?: Arguments): string {
  return voice().text(id, args);
}

/** What the server sent as phrases. */
export function say(speech: readonly Phrase[]): string {
  return voice().say(speech);
}
