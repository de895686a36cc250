import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { fluentCatalogs, languageChunk } from './bundler/fluent-catalogs.ts';
import { chunkOf } from './bundler/chunks.ts';
import { compression } from './bundler/compression.ts';

// The server of `azulejos serve`, which answers what a page asks for while it is worked on.
const server = process.env.AZULEJOS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), fluentCatalogs(), compression()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    // Beside the server that serves it, so that a wheel has it. Never in the repository.
    outDir: '../src/azulejos/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // As old as `light-dark()`, which is left as it is.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // A strict content security policy takes no data: fonts or scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
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
