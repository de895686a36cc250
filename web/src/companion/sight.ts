// Whoever asks sees the answer, also where it begins above the window, or below a keyboard that
// covers a part of it.

import { tick } from 'svelte';

/** Brings the line up, and what was said below it, unless its beginning can be seen anyway. */
export async function bringUp(): Promise<void> {
  await tick();
  const said = document.getElementById('said')?.getBoundingClientRect();
  if (!said || (said.top >= 0 && said.bottom <= (visualViewport?.height ?? innerHeight))) return;
  document.getElementById('line')?.closest('section')?.scrollIntoView({ block: 'start' });
}
