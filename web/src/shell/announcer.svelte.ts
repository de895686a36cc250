// What a screen reader hears without being asked: one polite and one assertive live region.
//
// Each message is a new element, so that the same one is read again when it is said again, and
// none is lost where several come at once.

export type Urgency = 'polite' | 'assertive';

export interface Announcement {
  number: number;
  urgency: Urgency;
  text: string;
  language: string;
}

/** So many stay in the page: what was said long ago is in the log. */
const KEPT = 6;

export class Announcer {
  announcements = $state.raw<Announcement[]>([]);
  #number = 0;

  /** Said when nothing else is being said: what happened, answers. */
  polite(text: string, language: string): void {
    this.#say('polite', text, language);
  }

  /** Said at once: it is your turn, an error, little time. */
  assertive(text: string, language: string): void {
    this.#say('assertive', text, language);
  }

  #say(urgency: Urgency, text: string, language: string): void {
    if (!text) return;
    const announcement = { number: ++this.#number, urgency, text, language };
    this.announcements = [...this.announcements.slice(1 - KEPT), announcement];
  }
}

export const announcer = new Announcer();
