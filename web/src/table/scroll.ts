// Scroll anchoring for a page of one column. What stands above the own board may change its height,
// as when the result replaces the factories. The board stays in view.

import type { Attachment } from 'svelte/attachments';

/** Attached to the element above the board. */
export function anchorScroll(board: () => HTMLElement | undefined): Attachment<HTMLElement> {
  return (above) => {
    let height = above.offsetHeight;
    // Runs after layout and before paint.
    const observer = new ResizeObserver(() => {
      const change = above.offsetHeight - height;
      height += change;
      const top = board()?.getBoundingClientRect().top;
      if (!change || top === undefined || isWide()) return;
      // Whether the person has scrolled to the board, away from the top of the element above it.
      const isLookedAt = above.getBoundingClientRect().top < 0 && top - change < innerHeight / 3;
      if (isLookedAt) scrollBy({ top: change, behavior: 'instant' });
    });
    observer.observe(above);
    return () => observer.disconnect();
  };
}

/** Whether factories and boards stand side by side, not in one column; the width as in TablePage. */
export const isWide = (): boolean => matchMedia('(min-width: 60rem)').matches;
