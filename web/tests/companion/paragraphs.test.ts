import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOES_ON, GOES_ON_KINDS, paragraphs } from '../../src/companion/paragraphs';

const phrase = (id: string) => ({ id, args: {} });

test('sentences that belong together share a line', () => {
  const ids = ['move', 'moved-to-center', 'companion-last-round', 'companion-then-bag'];
  const lines = paragraphs(ids.map(phrase)).map((line) => line.map(({ id }) => id));
  expect(lines).toEqual([
    ['move', 'moved-to-center'],
    ['companion-last-round', 'companion-then-bag'],
  ]);
  expect(paragraphs([phrase('marker-taken')])).toHaveLength(1);
  expect(paragraphs([])).toEqual([]);
});

test('sums are done one below the other', () => {
  const ids = [
    'about-player',
    'companion-then-tile',
    'companion-then-tile',
    'companion-then-floor',
  ];
  expect(paragraphs(ids.map(phrase))).toHaveLength(4);
});

test('they are those of plain text', () => {
  const source = readFileSync('../src/azulejos/terminal/speaker.py', 'utf-8');
  const list = (name: string) => {
    const [, inside] = new RegExp(`^${name}: Final = \\(([^)]*)\\)`, 'm').exec(source)!;
    return [...inside!.matchAll(/"([^"]+)"/g)].map(([, id]) => id);
  };
  expect(list('GOES_ON')).toEqual(GOES_ON);
  expect(list('GOES_ON_KINDS')).toEqual(GOES_ON_KINDS);
});
