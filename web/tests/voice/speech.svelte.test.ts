// What only one page says is there when that page has asked for it, in whatever language.

import { expect, test } from 'vitest';
import { speak, speakAlso, t } from '../../src/voice/speech.svelte';

test('the sentences of a part come when they are wanted, also in a language chosen later', async () => {
  await speak('en');
  expect(() => t('companion-draw', { round: 1, bag: 5 })).toThrow('no message');
  await speakAlso('companion');
  const english = t('companion-draw', { round: 1, bag: 5 });
  await speak('nl');
  expect(t('companion-draw', { round: 1, bag: 5 })).not.toBe(english);
});
