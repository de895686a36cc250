// A key or a click: nobody waits for what is being shown. It shows the others' moves at once; between
// two rounds the first one ends the telling of the scores, the next one their card.

import { flushSync } from 'svelte';
import type { Motion } from '../motion/motion.svelte';
import type { TableSession } from '../wire/table.svelte';

export class Skipping {
  /** Whether the pointer went down while moves were shown: its click has nothing more to end. */
  #isSpent = false;

  constructor(
    readonly session: Pick<TableSession, 'showNextIn' | 'catchUp'>,
    readonly motion: Pick<Motion, 'scores' | 'skip' | 'finish'>,
    /** Whether the card of a round is there. */
    readonly hasCard: () => boolean,
  ) {}

  skip = (): void => {
    const rest = this.motion.skip();
    if (rest) return this.session.showNextIn(rest);
    this.session.catchUp();
    this.motion.finish();
  };

  /** The key is meant for what had the focus: where that has changed, as with the button of the card,
   * it does nothing more. Enter and the space bar just end the telling. */
  onkeydown = (event: KeyboardEvent): void => {
    this.#isSpent = false;
    const focused = document.activeElement;
    const isPress = event.key === 'Enter' || event.key === ' ';
    const isEnough = this.#isTelling && isPress && !focused?.closest('dialog');
    this.#skipNow();
    if (isEnough || document.activeElement !== focused) stop(event);
  };

  /** Between two rounds the click counts: a finger that scrolls makes none. */
  onpointerdown = (): void => {
    this.#isSpent = !this.#isBetween;
    if (this.#isSpent) this.#skipNow();
  };

  onclick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const isSpent = this.#isSpent;
    this.#isSpent = false;
    if (!this.#isBetween) return;
    // A finger that ended the moves lies where the card appeared.
    if (isSpent) return target.closest('.card') ? stop(event) : undefined;
    this.#skipNow();
    if (!target.isConnected) stop(event);
  };

  get #isTelling(): boolean {
    return this.motion.scores.length > 0;
  }

  get #isBetween(): boolean {
    return this.#isTelling || this.hasCard();
  }

  /** The page shows it before the key or the click goes on. */
  #skipNow(): void {
    this.skip();
    flushSync();
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
