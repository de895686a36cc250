// Time on the screen: what is left on the players' clocks, and times and dates as text.

import type { Clock } from '../../wire/messages';

/** The milliseconds left on a clock that the server sent `elapsed` milliseconds ago; null without a
 * clock. */
export function remaining(clock: Clock, elapsed: number): number | null {
  if (clock.milliseconds === null) return null;
  return Math.max(0, clock.milliseconds - (clock.is_running ? Math.max(0, elapsed) : 0));
}

/** Detects low time once, and again only after the clock was above the limit. */
export class LowTime {
  #low = new Set<number>();

  /** Whether a seat's clock has just become low. */
  isNew(seat: number, milliseconds: number, isRunning: boolean, lowSeconds: number): boolean {
    const isLow = milliseconds <= lowSeconds * 1000;
    const isNew = isLow && isRunning && !this.#low.has(seat);
    if (!isLow) this.#low.delete(seat);
    else if (isRunning) this.#low.add(seat);
    return isNew;
  }
}

/** 3:05, or 0:07.4 below ten seconds, or 1:02:00. */
export function formatTime(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const isShort = left < 10_000;
  const tenths = Math.floor(left / 100);
  const seconds = isShort ? Math.floor(tenths / 10) : Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (value: number) => String(value).padStart(2, '0');
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}${isShort ? `.${tenths % 10}` : ''}`;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "in 2 days", "5 minutes ago", in the given language. */
export function relativeTime(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const [unit, length] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  return format.format(Math.trunc(seconds / length), unit);
}

export function formatDate(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(time));
}

/** The milliseconds since the page opened, updated while the calling component exists. */
export class Now {
  value = $state(performance.now());

  constructor(every = 200) {
    $effect(() => {
      const timer = setInterval(() => (this.value = performance.now()), every);
      return () => clearInterval(timer);
    });
  }
}
