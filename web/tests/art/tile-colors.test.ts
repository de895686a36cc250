// Each color of a tile is defined once, in src/art/tile-colors.css.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOME = 'src/art/tile-colors.css';
const read = (path: string) => readFileSync(path, 'utf-8');
const COLORS = read(HOME);
const OTHERS = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .map((name) => `src/${name}`)
  .filter((path) => /\.(css|svelte|ts)$/.test(path) && path !== HOME);
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/gi;

const definitions = [...COLORS.matchAll(/^ +--([\w-]+): ([^;]+);/gm)];
const names = new Set(definitions.map(([, name]) => name!));
/** The colors of the tiles themselves. White is everywhere, and the marker is drawn in the page's inks. */
const glazes = new Set(
  definitions
    .filter(([, name]) => /^(blue|yellow|red|black|white)\b/.test(name!))
    .flatMap(([, , value]) => value!.match(/#\w+/g) ?? [])
    .filter((hex) => hex !== '#ffffff'),
);

test('the list of colors is read', () => {
  expect(names).toContain('black-band');
  expect(glazes).toContain('#0d0d10');
});

test('no other file defines a color of a tile', () => {
  expect(OTHERS).toContain('src/theme.css');
  for (const path of OTHERS) {
    const defined = [...read(path).matchAll(/--([\w-]+):/g)].map(([, name]) => name!);
    expect(
      defined.filter((name) => names.has(name)),
      path,
    ).toEqual([]);
    const literals = (read(path).match(LITERAL) ?? []).map((hex) => hex.toLowerCase());
    expect(
      literals.filter((hex) => glazes.has(hex)),
      path,
    ).toEqual([]);
  }
});

test('the drawings have no color of their own', () => {
  for (const path of ['src/art/TileSymbols.svelte', 'src/art/Tile.svelte']) {
    expect(read(path).match(LITERAL), path).toBeNull();
    for (const [, paint] of read(path).matchAll(/\b(?:fill|stroke)="([^"]+)"/g))
      expect(paint, path).toMatch(/^(none|currentColor|var\(--[\w-]+\))$/);
    for (const [, name] of read(path).matchAll(/var\(--([\w-]+)\)/g)) expect(names).toContain(name);
  }
});

test('the icon of the window, which no style sheet reaches, is the blue tile', () => {
  const blue = ['blue', 'blue-sun'].map(
    (each) => definitions.find(([, name]) => name === each)![2],
  );
  const used = new Set(read('public/favicon.svg').match(/#[0-9a-f]{6}/g));
  expect([...used].sort()).toEqual(blue.sort());
});
