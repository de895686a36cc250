// Messages for the live regions, polite and assertive. Each message is a new element, so that a
// screen reader reads a repeated one again, and loses none of several at once.

import { untrack } from 'svelte';

export type Urgency = 'polite' | 'assertive';

export interface Announcement {
  number: number;
  urgency: Urgency;
  text: string;
  language: string;
  /** The pair of regions that says it: the page's, or an open dialog's. */
  place: number;
}

/** The number of messages that stay in the page; the log has the older ones. */
const KEPT = 6;

export class Announcer {
  announcements = $state.raw<Announcement[]>([]);
  #number = 0;
  #places: number[] = [];
  #place = 0;

  /** Waits until the screen reader is silent: for events and answers. */
  polite(text: string, language: string): void {
    this.#say('polite', text, language);
  }

  /** Interrupts: for the last move before your turn, errors, low time. */
  assertive(text: string, language: string): void {
    this.#say('assertive', text, language);
  }

  /** Registers a new pair of regions over the earlier ones, which a dialog covers. */
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
    // An effect that announces must not depend on the announcements.
    const before = untrack(() => this.announcements);
    this.announcements = [...before.slice(1 - KEPT), announcement];
  }
}

export const announcer = new Announcer();
