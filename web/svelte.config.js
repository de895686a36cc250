import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Without runes a component that happens to use none would be compiled in the old mode.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
