// The sentences of a part are there once a page has asked for them, in any language.

import { expect, test, vi } from 'vitest';

vi.mock(import('../../src/voice/catalogs'), async (original) => {
  const real = await original();
  return { ...real, loadCatalog: vi.fn(real.loadCatalog), loadPart: vi.fn(real.loadPart) };
});

/** Holds the next load back until the returned function is called. */
function heldBack<A extends unknown[], T>(load: (...args: A) => Promise<T>): () => void {
  let release: () => void = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const now = vi.mocked(load).getMockImplementation()!;
  vi.mocked(load).mockImplementationOnce((...args: A) => isReleased.then(() => now(...args)));
  return release;
}

/** A fresh module, with nothing loaded. */
async function fresh() {
  vi.resetModules();
  const catalogs = await import('../../src/voice/catalogs');
  return { ...catalogs, ...(await import('../../src/voice/speech.svelte')) };
}

test('the sentences of a part come when they are wanted, also in a language chosen later', async () => {
  const { speak, speakAlso, t } = await fresh();
  await speak('en');
  expect(() => t('companion-draw', { round: 1, bag: 5 })).toThrow('no message');
  await speakAlso('companion');
  const english = t('companion-draw', { round: 1, bag: 5 });
  await speak('nl');
  expect(t('companion-draw', { round: 1, bag: 5 })).not.toBe(english);
});

test('of two languages that are wanted one after the other the last one is spoken', async () => {
  const { loadCatalog, speak, voice } = await fresh();
  const release = heldBack(loadCatalog);
  const first = speak('de');
  await speak('nl');
  release();
  await first;
  expect(voice().language).toBe('nl');
});

test('who wants a language while it comes gets the same voice, with all it has to say', async () => {
  const { loadCatalog, speakAlso, voiceOf } = await fresh();
  await speakAlso('companion');
  const release = heldBack(loadCatalog);
  const late = voiceOf('de');
  await voiceOf('de');
  release();
  expect((await late).text('companion-draw', { round: 1, bag: 5 })).toMatch(/./);
  expect(await voiceOf('de')).toBe(await late);
});

test('a part that is wanted while a language comes is there with it', async () => {
  const { loadCatalog, speakAlso, voiceOf } = await fresh();
  const release = heldBack(loadCatalog);
  const voice = voiceOf('de');
  await speakAlso('companion');
  release();
  expect((await voice).text('companion-draw', { round: 1, bag: 5 })).toMatch(/./);
});
