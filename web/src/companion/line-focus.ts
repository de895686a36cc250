// The focus belongs to the line, where the next thing is typed.

export const LINE = 'line';

/** Moves the focus into the line; answers whether it did. A screen that is touched would bring up its
 * keyboard, which hides half of the page. */
export function focusLine(): boolean {
  if (!matchMedia('(hover: hover)').matches) return false;
  document.getElementById(LINE)?.focus({ preventScroll: true });
  return true;
}
