// Keeps the keyboard focus: when its element is removed, the nearest one gets it.

/** A group's tab stop goes before elements that arrow keys reach. */
const CANDIDATES = ['[tabindex="0"]', 'button, input, select, textarea, a[href], summary'];

/** Focuses the nearest focusable element around a removed one. */
function focusNear(around: readonly Element[]): void {
  for (const each of around) {
    if (each.id === 'main') break;
    if (!each.isConnected) continue;
    for (const kind of CANDIDATES)
      for (const candidate of each.querySelectorAll<HTMLElement>(kind)) {
        // A hidden element does not take the focus.
        candidate.focus();
        if (document.activeElement === candidate) return;
      }
  }
  document.getElementById('main')?.focus();
}

/** Watches the page; returns the function that stops it. */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  let around: Element[] = [];

  function onFocus({ target }: FocusEvent): void {
    focused = target as Element;
    around = [];
    for (let each = focused.parentElement; each; each = each.parentElement) around.push(each);
  }

  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    focusNear(around);
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
