// What a screen reader hears without being asked: one polite and one assertive live region.
//
// Each message is a new element, so that the same one is read again when it is said again, and
// none is lost where several come at once.

import { untrack } from 'svelte';

export type Urgency = 'polite' | 'assertive';

export interface Announcement {
  number: number;
  urgency: Urgency;
  text: string;
  language: string;
  /** The regions that say it: those of the page, or of the dialog that lay over it then. */
  place: number;
}

/** So many stay in the page: what was said long ago is in the log. */
const KEPT = 6;

export class Announcer {
  announcements = $state.raw<Announcement[]>([]);
  #number = 0;
  #places: number[] = [];
  #place = 0;

  /** Said when nothing else is being said: what happened, answers. */
  polite(text: string, language: string): void {
    this.#say('polite', text, language);
  }

  /** Said at once: it is your turn, an error, little time. */
  assertive(text: string, language: string): void {
    this.#say('assertive', text, language);
  }

  /** Regions come into the page, over those before: what lies under a dialog is not read. */
  enter(): number {
    this.#places.push(++this.#place);
    return this.#place;
  }

  leave(place: number): void {
    this.#places = this.#places.filter((each) => each !== place);
  }

  #say(urgency: Urgency, text: string, language: string): void {
    if (!text) return;
    const place = this.#places.at(-1) ?? 0;
    const announcement = { number: ++this.#number, urgency, text, language, place };
    // An effect that says something must not depend on what was said.
    const before = untrack(() => this.announcements);
    this.announcements = [...before.slice(1 - KEPT), announcement];
  }
}

export const announcer = new Announcer();
