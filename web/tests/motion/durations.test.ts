// Everything that moves takes its time from src/motion/durations.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as DURATIONS from '../../src/motion/durations';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .map((name) => `src/${name}`)
  .filter((path) => /\.(css|svelte|ts)$/.test(path) && !path.endsWith('/durations.ts'));

test('no other file writes a duration of a movement', () => {
  expect(SOURCES).toContain('src/motion/stage.ts');
  for (const path of SOURCES) {
    const source = readFileSync(path, 'utf-8');
    const styles = source.match(/\b(?:transition|animation)[\w-]*:[^;]*\b\d*\.?\d+m?s\b/g);
    expect(styles, path).toBeNull();
    expect(source.match(/\b(?:duration|delay): \d|#time\(\d/g), path).toBeNull();
  }
});

test('every duration is used', () => {
  const all = SOURCES.map((path) => readFileSync(path, 'utf-8')).join('\n');
  for (const name of Object.keys(DURATIONS)) expect(all).toMatch(new RegExp(`\\b${name}\\b`));
});
