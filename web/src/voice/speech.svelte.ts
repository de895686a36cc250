// The voice of the page: follows the settings, so that everything on the screen changes with them.

import { settings } from '../settings/settings.svelte';
import { type Language, loadCatalogs } from './catalogs';
import { type Arguments, Voice } from './voice';
import type { Phrase } from '../wire/messages';

const voices = new Map<Language, Voice>();
let loaded = $state.raw<Voice | null>(null);

/** Loads the language of the settings; the page is shown when it is there. */
export async function speak(language: Language): Promise<void> {
  loaded = await voiceOf(language);
  document.documentElement.lang = language;
}

/** A voice of any language, for a seat that has its own. */
export async function voiceOf(language: Language): Promise<Voice> {
  const voice = voices.get(language) ?? new Voice(language, await loadCatalogs(language));
  voices.set(language, voice);
  return voice;
}

const current = $derived(loaded?.with(settings.length, settings.letters) ?? null);

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
