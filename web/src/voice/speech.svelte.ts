// The page's current voice. It follows the settings, and everything on the screen with it. On one
// screen it is that of the seat to move.

import { settings } from '../settings/settings.svelte';
import { type Part, loadCatalog, loadPart } from './catalogs';
import type { Language } from './languages';
import { type Arguments, type Length, type Letters, Voice } from './voice';
import type { Phrase } from '../wire/messages';

/** How the page speaks to somebody. */
export interface VoiceSettings {
  language: Language;
  length: Length;
  letters: Letters;
  /** Whether the tactile set is on the table, so that its words are said. */
  isTactile?: boolean;
}

const voices = new Map<Language, Voice>();
const parts = new Set<Part>();
const known = new Set<string>();
let wanted: Language;
let loaded = $state.raw<Voice | null>(null);
let ofSeat = $state.raw<Voice | null>(null);

/** Loads and speaks the settings' language. The last of several calls wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const voice = await voiceOf(language);
  if (language === wanted) loaded = voice;
}

/** Loads a voice of any language, for a seat with its own. */
export async function voiceOf(language: Language): Promise<Voice> {
  const text = await loadCatalog(language);
  // Another call may have made it meanwhile: there is one voice per language.
  const voice = voices.get(language) ?? new Voice(language, text);
  voices.set(language, voice);
  for (const part of parts) {
    const [words, ofTactile] = await loadPart(language, part);
    if (!known.has(`${language} ${part}`)) {
      voice.add(words);
      if (ofTactile) voice.learn(ofTactile);
    }
    known.add(`${language} ${part}`);
  }
  return voice;
}

/** Loads the sentences of one page, for languages in use now and later. */
export async function speakAlso(part: Part): Promise<void> {
  parts.add(part);
  await Promise.all([...voices.keys()].map(voiceOf));
}

/** Speaks with a seat's voice, whose language `voiceOf` has loaded; null for the settings' voice.
 * */
export function speakAs(hearing: VoiceSettings | null): void {
  ofSeat =
    hearing &&
    (voices
      .get(hearing.language)
      ?.with(hearing.length, hearing.letters, hearing.isTactile ?? false) ??
      null);
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

/** Formats phrases from the server. */
export function say(speech: readonly Phrase[]): string {
  return voice().say(speech);
}
