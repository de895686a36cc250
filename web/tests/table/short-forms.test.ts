// The short forms that a phone shows of what a move would do, and one name for one deed.

import { expect, test } from 'vitest';
import { speak, t, voice } from '../../src/voice/speech.svelte';

test.each([
  ['en', 'Floor −2.', /last round/],
  ['de', 'Boden −2.', /letzte Runde/],
  ['nl', 'Vloer −2.', /laatste ronde/],
] as const)('in %s they say what costs, and when the game ends', async (language, cost, end) => {
  await speak(language);
  const terse = voice().with('terse', voice().letters);
  expect(terse.say([{ id: 'would-cost', args: { points: 2 } }])).toBe(cost);
  expect(terse.say([{ id: 'preview-ends-game', args: { row: 2 } }])).toMatch(end);
});

test.each(['en', 'de', 'nl'] as const)(
  'the key to undo has the name of the button: %s',
  async (language) => {
    await speak(language);
    expect(t('key-undo')).toBe(t('undo'));
  },
);
