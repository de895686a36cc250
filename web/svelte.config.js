import { readdirSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const components = readdirSync(new URL('src', import.meta.url), { recursive: true })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.svelte'))
  .sort();

/** The class that keeps a component's styles to itself: its number, which weighs less than Svelte's
 * hash in every element that has it. */
function cssHash({ filename, css, hash }) {
  const index = components.findIndex((path) => filename.replaceAll('\\', '/').endsWith(path));
  return index < 0 ? `svelte-${hash(css)}` : `_${index.toString(36)}`;
}

// Elements made one by one weigh less than HTML that is parsed.
// Without runes a component that happens to use none would be compiled in the old mode.
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash, discloseVersion: false, fragments: 'tree' },
};
