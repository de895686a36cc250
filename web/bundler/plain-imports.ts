// Imports without Vite's helper, which loads the style sheets of a part of the page before its script:
// there is one style sheet, and it is there from the start.

import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

export function plainImports(): Plugin {
  let isFound = false;
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null;
      isFound = true;
      return 'export const __vitePreload = (load) => load();';
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('Vite has no helper for imports any more');
    },
  };
}
