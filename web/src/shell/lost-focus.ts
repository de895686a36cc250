// The focus is never lost: where what had it goes away, what is nearest gets it.

/** Whatever is the one stop of its group goes before what is reached by arrow keys. */
const CANDIDATES = ['[tabindex="0"]', 'button, input, select, textarea, a[href], summary'];

/** Focuses the nearest thing that takes it, among what is left around something that has gone. */
function focusNear(around: readonly Element[]): void {
  for (const each of around) {
    if (each.id === 'main') break;
    if (!each.isConnected) continue;
    for (const kind of CANDIDATES)
      for (const candidate of each.querySelectorAll<HTMLElement>(kind)) {
        // What can't be seen does not take it.
        candidate.focus();
        if (document.activeElement === candidate) return;
      }
  }
  document.getElementById('main')?.focus();
}

/** Watches over a page; answers how to stop it. */
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
