// Where the page is one column, what stands above one's own board may become higher or lower: the end
// of the game takes the place of the factories. Whoever looks at their board goes on looking at it.

import type { Attachment } from 'svelte/attachments';

/** For what stands above the board. */
export function anchorScroll(board: () => HTMLElement | undefined): Attachment<HTMLElement> {
  return (above) => {
    let height = above.offsetHeight;
    // Called when all is laid out, and before it is painted.
    const observer = new ResizeObserver(() => {
      const change = above.offsetHeight - height;
      height += change;
      const top = board()?.getBoundingClientRect().top;
      if (!change || top === undefined || isWide()) return;
      // Who has scrolled to the board, and does not look at the beginning of what is above it.
      const isLookedAt = above.getBoundingClientRect().top < 0 && top - change < innerHeight / 3;
      if (isLookedAt) scrollBy({ top: change, behavior: 'instant' });
    });
    observer.observe(above);
    return () => observer.disconnect();
  };
}

/** Whether factories and boards stand side by side, not in one column; the width as in TablePage. */
export const isWide = (): boolean => matchMedia('(min-width: 60rem)').matches;
