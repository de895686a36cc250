import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULTS, isStill, keepSettings, preferred } from '../../src/settings/settings.svelte';

const KEY = 'azulejos.settings';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

/** The settings as the next visit to the page finds them. */
const visit = async () => (await import('../../src/settings/settings.svelte')).settings;

describe('settings', () => {
  test.each([
    [['nl-BE', 'en'], 'nl'],
    [['fr-FR', 'DE-at', 'en'], 'de'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('of a browser that speaks %j begin in %s', (languages, language) => {
    expect(preferred(languages)).toBe(language);
  });

  test('are kept for the next visit', async () => {
    const settings = await visit();
    settings.name = 'Anna';
    settings.theme = 'dark';
    const { keepSettings: keep } = await import('../../src/settings/settings.svelte');
    keep();
    vi.resetModules();
    expect(await visit()).toMatchObject({ ...DEFAULTS, name: 'Anna', theme: 'dark' });
  });

  test.each(['{', 'null', '[]', '"x"', '7'])(
    'that were kept as %s are the usual ones',
    async (kept) => {
      localStorage.setItem(KEY, kept);
      expect(await visit()).toMatchObject({ theme: 'auto', speed: 1, name: '' });
    },
  );

  test('that an older version kept get what is new', async () => {
    localStorage.setItem(KEY, JSON.stringify({ name: 'Bea' }));
    expect(await visit()).toMatchObject({ name: 'Bea', volume: DEFAULTS.volume });
  });

  test('that a browser does not keep are no error', () => {
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => keepSettings()).not.toThrow();
  });

  test('of the system can ask for no motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(isStill()).toBe(false);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(isStill()).toBe(true);
  });
});
