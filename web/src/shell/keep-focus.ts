// The focus is never lost: where what had it goes away, what is nearest gets it.

const FOCUSABLE =
  '[tabindex="0"], :is(button, input, select, textarea, a[href], summary):not([tabindex="-1"], :disabled)';

/** The nearest thing that can have the focus, among what is left around something that has gone. */
function nearest(around: readonly Element[]): HTMLElement | null {
  for (const each of around) {
    if (!each.isConnected) continue;
    if (each.id === 'main') return each as HTMLElement;
    const found = each.querySelector<HTMLElement>(FOCUSABLE);
    if (found) return found;
  }
  return document.getElementById('main');
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
    nearest(around)?.focus();
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
