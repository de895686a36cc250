import { describe, expect, test } from 'vitest';
import { DEFAULT_KEYS, SHORTCUTS, keyOf, shortcutOf, withKey } from '../../src/shell/shortcuts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('shortcuts', () => {
  test('have a key of their own each', () => {
    const keys = Object.values(DEFAULT_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => key.length === 1)).toBe(true);
  });

  test.each(SHORTCUTS)('%s is found by its key', (shortcut) => {
    expect(shortcutOf(press(DEFAULT_KEYS[shortcut]), {})).toBe(shortcut);
  });

  test('do not mind capital letters', () => {
    expect(shortcutOf(press('S', {}), {})).toBe('scores');
  });

  test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'leave the keys of the browser alone: %o',
    (held) => expect(shortcutOf(press('s', held), {})).toBeNull(),
  );

  test.each(['Enter', 'ArrowUp', 'Escape', '9'])('know nothing of %s', (key) => {
    expect(shortcutOf(press(key), {})).toBeNull();
  });

  test('can be changed', () => {
    const keys = withKey({}, 'scores', 'Z');
    expect(shortcutOf(press('z'), keys)).toBe('scores');
    expect(shortcutOf(press('s'), keys)).toBeNull();
  });

  test('never share a key: who had it goes without', () => {
    const keys = withKey({}, 'scores', 'w');
    expect(shortcutOf(press('w'), keys)).toBe('scores');
    expect(keyOf('wall', keys)).toBe('');
  });

  test('can be taken away one by one', () => {
    const keys = withKey({}, 'scores', '');
    expect(keyOf('scores', keys)).toBe('');
    expect(shortcutOf(press('s'), keys)).toBeNull();
  });

  test('that are as they were are not kept', () => {
    expect(withKey(withKey({}, 'scores', 'z'), 'scores', 's')).toEqual({});
  });
});
