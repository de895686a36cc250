import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Rgb, type Vision, contrast, difference, lab, parseHex, seen } from './color-vision';

const SHEETS = ['src/art/tile-colors.css', 'src/theme.css'].map((path) =>
  readFileSync(path, 'utf-8'),
);
const SYMBOLS = readFileSync('src/art/TileSymbols.svelte', 'utf-8');
const COLORS = ['blue', 'yellow', 'red', 'black', 'white'];

/** The custom properties that a selector defines. */
function tokens(selector: string): Record<string, string> {
  const bodies = SHEETS.map((sheet) => {
    const start = sheet.indexOf(`${selector} {`);
    return start < 0 ? '' : sheet.slice(start, sheet.indexOf('}', start));
  });
  expect(bodies.join(''), selector).not.toBe('');
  return Object.fromEntries(
    [...bodies.join('').matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** The custom properties as a color scheme computes them. */
function scheme(index: 0 | 1): Record<string, string> {
  const defined = tokens(':root');
  const computed = (value: string): string => {
    const chosen = /^light-dark\((.+?), (#\w+)\)$/.exec(value)?.[index + 1] ?? value;
    const name = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1];
    return name ? computed(defined[name]!) : chosen;
  };
  return Object.fromEntries(
    Object.entries(defined).map(([name, value]) => [name, computed(value)]),
  );
}

const LIGHT = scheme(0);
const THEMES: Record<string, Record<string, string>> = {
  light: LIGHT,
  dark: scheme(1),
  contrast: { ...LIGHT, ...tokens(":root[data-theme='contrast']") },
};
const BACKGROUNDS = ['plaster', 'paper', 'tray', 'space', 'clay', 'wash'];

const color = (theme: string, name: string): Rgb => parseHex(THEMES[theme]![name]!);
const pairs = COLORS.flatMap((one, index) =>
  COLORS.slice(index + 1).map((other): [string, string] => [one, other]),
);

describe('CIEDE2000', () => {
  // From the table of Sharma, Wu and Dalal 2005.
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as [Rgb, Rgb, number][])('of %j and %j', (one, other, expected) => {
    expect(difference(one, other)).toBeCloseTo(expected, 4);
  });
});

describe('the five colors', () => {
  test.each<[Vision, number]>([
    ['normal', 20],
    ['protan', 20],
    ['deutan', 20],
    ['tritan', 20],
    ['gray', 10],
  ])('differ for %s vision by %d at least', (vision, least) => {
    for (const [one, other] of pairs) {
      const [first, second] = [one, other].map((each) => lab(seen(color('light', each), vision)));
      expect(difference(first!, second!), `${one}, ${other}`).toBeGreaterThanOrEqual(least);
    }
  });

  test('differ in luminance by 1.5 at least', () => {
    for (const [one, other] of pairs)
      expect(
        contrast(color('light', one), color('light', other)),
        `${one}, ${other}`,
      ).toBeGreaterThanOrEqual(1.5);
  });

  test('are those of the tiles', () => {
    for (const each of COLORS) {
      const symbol = SYMBOLS.slice(SYMBOLS.indexOf(`id="tile-${each}"`));
      expect(symbol.match(/glaze\('([^']+)'/)?.[1], each).toBe(`var(--${each})`);
    }
  });

  test('have a glyph each, all different', () => {
    const glyphs = COLORS.map((each) => {
      const start = SYMBOLS.indexOf(`id="mark-${each}"`);
      expect(start, each).toBeGreaterThan(0);
      return SYMBOLS.slice(start, SYMBOLS.indexOf('</symbol>', start)).replace(each, '');
    });
    expect(new Set(glyphs).size).toBe(COLORS.length);
  });
});

describe.each(Object.keys(THEMES))('in %s', (theme) => {
  test.each(BACKGROUNDS)('the outline of a tile is seen on %s', (background) => {
    expect(contrast(color(theme, 'tile-rim'), color(theme, background))).toBeGreaterThanOrEqual(3);
  });

  test.each(
    ['plaster', 'paper', 'tray'].flatMap((background) =>
      ['ink', 'faint-ink', 'cobalt', 'terracotta', 'good', 'hint'].map((ink) => [ink, background]),
    ),
  )('%s can be read on %s', (ink, background) => {
    const least = theme === 'contrast' ? 7 : 4.5;
    expect(contrast(color(theme, ink!), color(theme, background!))).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['on-cobalt', 'cobalt'],
    ['on-band', 'band'],
    ['terracotta', 'clay'],
    ['ink', 'wash'],
  ])('%s can be read on %s', (ink, background) => {
    const least = theme === 'contrast' ? 7 : 4.5;
    expect(contrast(color(theme, ink), color(theme, background))).toBeGreaterThanOrEqual(least);
  });

  test.each(BACKGROUNDS)('the focus is seen on %s', (background) => {
    expect(contrast(color(theme, 'focus'), color(theme, background))).toBeGreaterThanOrEqual(3);
  });

  test.each(BACKGROUNDS)('a hint is seen on %s', (background) => {
    expect(contrast(color(theme, 'hint'), color(theme, background))).toBeGreaterThanOrEqual(3);
  });

  test.each(['cobalt', 'focus', 'terracotta', 'good', 'line', 'ink'])(
    'a hint does not look like %s',
    (other) => {
      const [hint, second] = ['hint', other].map((each) => lab(color(theme, each)));
      expect(difference(hint!, second!)).toBeGreaterThanOrEqual(20);
    },
  );
});

test('dark is the same by the settings and by the system: it is written once', () => {
  expect(tokens(":root[data-theme='dark']")).toEqual({});
  expect(SHEETS.join('')).not.toContain('prefers-color-scheme');
  expect(Object.keys(LIGHT).filter((name) => LIGHT[name] !== THEMES.dark![name])).toContain('ink');
});
