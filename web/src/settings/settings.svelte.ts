// A person's settings, stored in this browser.

import { LANGUAGES, type Language } from '../voice/languages';
import type { Length, Letters } from '../voice/voice';
import { keep, recall } from './browser-storage';

export interface Settings {
  language: Language;
  length: Length;
  letters: Letters;
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  /** The speed of tiles: 0 without motion, 1 as usual, 2 twice as fast. */
  speed: number;
  /** Milliseconds that an opponent's move is shown before the next one; 0 shows all at once. */
  pace: number;
  /** From 0, silent, to 1. */
  volume: number;
  /** Whether the page asks before it plays a move. */
  isConfirming: boolean;
  /** Seconds that a deal waits for a confirmation; null to wait forever. */
  dealSeconds: number | null;
  hasShortcuts: boolean;
  /** Changed keys by shortcut. */
  keys: Record<string, string>;
  /** How a screen reader finds the factories: as a grid, or as a list. */
  factories: 'grid' | 'list';
  /** How a screen reader finds the wall: as a table, or in sentences. */
  wall: 'table' | 'sentences';
  hasCommandBox: boolean;
  hasNotifications: boolean;
  /** Seconds left on a clock that count as low. */
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
  pace: 700,
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

/** The first of the browser's languages that the page speaks. */
export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function load(): Settings {
  const defaults = { ...DEFAULTS, language: preferred(navigator.languages ?? []) };
  return { ...defaults, ...(recall(KEY) as Partial<Settings> | null) };
}

export const settings = $state(load());

/** Resets everything but the name. */
export function resetSettings(): void {
  const { name } = settings;
  Object.assign(settings, DEFAULTS, {
    language: preferred(navigator.languages ?? []),
    keys: {},
    name,
  });
}

/** Stores the settings; called on every change. */
export function keepSettings(): void {
  keep(KEY, settings);
}

/** Whether the system asks for reduced motion, or the settings for none. */
export function isStill(): boolean {
  return settings.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
