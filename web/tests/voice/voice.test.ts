import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/voice/catalogs';
import { Voice } from '../../src/voice/voice';
import type { Phrase } from '../../src/wire/messages';

const tiles: Phrase = { id: 'tiles', args: { color: 'red', count: 2 } };
const move: Phrase = {
  id: 'move',
  args: {
    player: 'Anna',
    seat: 1,
    tiles,
    count: 2,
    source: 3,
    destination: 4,
    fallen: 0,
    marker: 'no',
  },
};

test('sentences are cut where colors are named', async () => {
  const voice = new Voice('en', await loadCatalog('en'));
  expect(voice.parts([move])).toEqual([
    { text: 'Anna: ', color: null },
    { text: '2 red', color: 'R' },
    { text: ' from factory 3 to line 4.', color: null },
  ]);
});

test('the parts together are what is said, in every length', async () => {
  const voice = new Voice('de', await loadCatalog('de'));
  for (const length of ['terse', 'normal', 'full'] as const)
    for (const letters of ['names', 'letters', 'tactile'] as const) {
      const other = voice.with(length, letters);
      const parts = other.parts([move, { id: 'no-moves-yet', args: {} }]);
      expect(parts.map(({ text }) => text).join('')).toBe(
        other.say([move, { id: 'no-moves-yet', args: {} }]),
      );
    }
});

test('a typed move has no tile inside', async () => {
  const voice = new Voice('en', await loadCatalog('en'));
  const color: Phrase = { id: 'color-letter', args: { color: 'red' } };
  const typed: Phrase = { id: 'typed-move', args: { source: 3, color, destination: 4 } };
  expect(voice.parts([{ id: 'hint', args: { move: typed } }])).toEqual([
    { text: 'Hint: 3R4.', color: null },
  ]);
});
