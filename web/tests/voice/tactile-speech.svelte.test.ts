import { expect, it } from 'vitest';
import { speak, speakAlso, speakAs, t, voiceOf } from '../../src/voice/speech.svelte';

it('says the words of the tactile set on the page that has it on the table', async () => {
  await speak('de');
  await speakAlso('companion');
  await voiceOf('de');
  speakAs({ language: 'de', length: 'normal', letters: 'names', isTactile: true });
  expect(t('companion-next-factory', { factory: 2 })).toBe('Was liegt auf Manufakturplättchen 2?');
  expect(t('beside-word-bag')).toBe('Stoffbeutel');
  speakAs(null);
  expect(t('beside-word-bag')).toBe('Beutel');
});
