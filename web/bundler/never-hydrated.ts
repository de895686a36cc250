// Leaves Svelte's hydration out of the bundle: the page is never drawn by a server. Svelte guards that
// code by one variable, which a bundler can't know to be false for ever.

import type { Plugin } from 'vite';

const GUARD = /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/;
const BEFORE = ['export let hydrating = false;', 'hydrating = value;'];
const AFTER = ['export const hydrating = false;', ''];

/** Svelte's functions that do nothing without hydration: components call them after most elements. */
export const ONLY_HYDRATING = ['$.reset', '$.next'];

export function neverHydrated(): Plugin {
  return {
    name: 'never-hydrated',
    apply: 'build',
    transform(code, id) {
      if (!GUARD.test(id)) return null;
      if (BEFORE.some((line) => code.split(line).length !== 2))
        throw new Error(`Svelte guards hydration in another way now: look at ${id}`);
      return BEFORE.reduce((text, line, index) => text.replace(line, AFTER[index]!), code);
    },
  };
}
