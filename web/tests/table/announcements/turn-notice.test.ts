import { afterEach, describe, expect, test, vi } from 'vitest';
import { notify } from '../../../src/table/announcements/TurnNotice.svelte';

function stub(permission: string, show: () => void = () => {}): void {
  class Stub {
    static permission = permission;
    constructor(
      readonly title: string,
      readonly options: object,
    ) {
      show();
    }
  }
  vi.stubGlobal('Notification', Stub);
}

afterEach(() => vi.unstubAllGlobals());

describe('a notice', () => {
  test('is shown where it is allowed', () => {
    stub('granted');
    expect(notify('Azulejos', 'Your turn', 'abc')).toMatchObject({
      title: 'Azulejos',
      options: { body: 'Your turn', tag: 'abc' },
    });
  });

  test('is not shown where it is not', () => {
    stub('denied');
    expect(notify('Azulejos', 'Your turn', 'abc')).toBeNull();
    vi.stubGlobal('Notification', undefined);
    expect(notify('Azulejos', 'Your turn', 'abc')).toBeNull();
  });

  test('that the browser does not let a page make stops nothing', () => {
    stub('granted', () => {
      throw new TypeError('Illegal constructor');
    });
    expect(notify('Azulejos', 'Your turn', 'abc')).toBeNull();
  });
});
