import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOES_ON, GOES_ON_KINDS, paragraphs } from '../../src/companion/paragraphs';

const phrase = (id: string) => ({ id, args: {} });

test('sentences that belong together share a line', () => {
  const ids = ['about-player', 'companion-then-tile', 'companion-then-floor', 'about-player'];
  const lines = paragraphs(ids.map(phrase)).map((line) => line.map(({ id }) => id));
  expect(lines).toEqual([
    ['about-player', 'companion-then-tile', 'companion-then-floor'],
    ['about-player'],
  ]);
  expect(paragraphs([phrase('marker-taken')])).toHaveLength(1);
  expect(paragraphs([])).toEqual([]);
});

test('they are those of plain text', () => {
  const source = readFileSync('../src/azulejos/terminal/speaking.py', 'utf-8');
  const list = (name: string) => {
    const [, inside] = new RegExp(`^${name}: Final = \\(([^)]*)\\)`, 'm').exec(source)!;
    return [...inside!.matchAll(/"([^"]+)"/g)].map(([, id]) => id);
  };
  expect(list('GOES_ON')).toEqual(GOES_ON);
  expect(list('GOES_ON_KINDS')).toEqual(GOES_ON_KINDS);
});
