import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { fluentCatalogs, languageChunk } from './bundler/fluent-catalogs.ts';
import { chunkOf } from './bundler/chunks.ts';
import { compression } from './bundler/compression.ts';
import { licenses } from './bundler/licenses.ts';
import { ONLY_HYDRATING, neverHydrated } from './bundler/never-hydrated.ts';
import { plainImports } from './bundler/plain-imports.ts';

// The `azulejos serve` that answers the page's requests during development.
const server = process.env.AZULEJOS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    fluentCatalogs(),
    licenses(),
    neverHydrated(),
    plainImports(),
    compression(),
  ],
  server: {
    proxy: { '/api': { target: server, ws: true }, '/core.json': server, '/core/': server },
  },
  build: {
    // In the server's package, so that a wheel contains it. Git ignores it.
    outDir: '../src/azulejos/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // The first browsers with `light-dark()`, so that it stays as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    // One style sheet for all pages: it weighs a third more than the table's own part, and compresses
    // better than two.
    cssCodeSplit: false,
    // The content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ONLY_HYDRATING },
      // Nothing to do about them: most of the time goes to the Svelte compiler.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${languageChunk(facadeModuleId) ?? name}-[hash].js`,
        codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    isolate: false,
    setupFiles: ['tests/fresh-page.ts'],
  },
});
