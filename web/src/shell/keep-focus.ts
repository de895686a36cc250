// The focus is never lost: where what had it goes away, what is nearest gets it.

const FOCUSABLE =
  '[tabindex="0"], :is(button, input, select, textarea, a[href], summary):not([tabindex="-1"], :disabled)';

/** Gives the focus to the nearest that takes it, among what is left around something that has gone:
 * what is folded away, or not drawn, does not. */
function focusNearest(around: readonly Element[]): void {
  for (const each of around) {
    if (each.id === 'main') break;
    if (!each.isConnected) continue;
    for (const found of each.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      found.focus();
      if (document.activeElement === found) return;
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
    focusNearest(around);
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
