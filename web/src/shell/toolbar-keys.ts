// A toolbar's roving tabindex: one tab stop, and arrow keys between the buttons.

import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Attachment<HTMLElement> = (toolbar) => {
  const buttons = () =>
    [...toolbar.querySelectorAll<HTMLElement>('button, a[href]')].filter((each) =>
      each.checkVisibility(),
    );

  /** Leaves one tab stop: the button used last, while it exists. */
  function settle(wanted?: HTMLElement): void {
    const all = buttons();
    const stop = wanted ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  }

  function onKey(event: KeyboardEvent): void {
    const all = buttons();
    const index = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    const isEdge = event.key === 'Home' || event.key === 'End';
    if (index < 0 || (!step && !isEdge) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = isEdge ? all.at(event.key === 'Home' ? 0 : -1) : all[index + step!];
    next?.focus();
  }

  const onFocus = (event: FocusEvent) => settle(event.target as HTMLElement);
  const observer = new MutationObserver(() => settle());
  // Another width may show or hide buttons.
  const resizing = new ResizeObserver(() => settle());
  settle();
  observer.observe(toolbar, { childList: true, subtree: true, attributeFilter: ['class'] });
  resizing.observe(toolbar);
  toolbar.addEventListener('keydown', onKey);
  toolbar.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    resizing.disconnect();
    toolbar.removeEventListener('keydown', onKey);
    toolbar.removeEventListener('focusin', onFocus);
  };
};
