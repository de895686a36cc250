// What a person has chosen once; kept in this browser.

import { LANGUAGES, type Language } from '../voice/languages';
import type { Length, Letters } from '../voice/voice';

export interface Settings {
  language: Language;
  length: Length;
  letters: Letters;
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  /** How fast tiles move: 0 is at once, 1 the usual speed, 2 twice as fast. */
  speed: number;
  /** From 0, silent, to 1. */
  volume: number;
  /** Whether a move is to be confirmed before it is played. */
  isConfirming: boolean;
  /** How long a deal waits for its confirmation, in seconds; null until it is confirmed. */
  dealSeconds: number | null;
  hasShortcuts: boolean;
  /** Keys that were changed, by the name of what they do. */
  keys: Record<string, string>;
  /** Factories as a grid to walk, or one after the other. */
  factories: 'grid' | 'list';
  /** The wall as a table, or in sentences. */
  wall: 'table' | 'sentences';
  hasCommandBox: boolean;
  hasNotifications: boolean;
  /** When little time is left on a clock, in seconds. */
  lowTime: number;
  name: string;
}

const KEY = 'azulejos.settings';

export const DEFAULTS: Settings = {
  language: 'en',
  length: 'normal',
  letters: 'names',
  theme: 'auto',
  speed: 1,
  volume: 0,
  isConfirming: false,
  dealSeconds: null,
  hasShortcuts: true,
  keys: {},
  factories: 'grid',
  wall: 'table',
  hasCommandBox: true,
  hasNotifications: false,
  lowTime: 20,
  name: '',
};

/** The first language of the browser that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function load(): Settings {
  const defaults = { ...DEFAULTS, language: preferred(navigator.languages ?? []) };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

export const settings = $state(load());

/** Everything as it was at first; the name stays. */
export function resetSettings(): void {
  const { name } = settings;
  Object.assign(settings, DEFAULTS, {
    language: preferred(navigator.languages ?? []),
    keys: {},
    name,
  });
}

/** Keeps the settings; called where they change. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: they hold as long as the page is open.
  }
}

/** Whether the person asked their system for less motion, or us for none. */
export function isStill(): boolean {
  return settings.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
