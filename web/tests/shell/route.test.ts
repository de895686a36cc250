import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followLinks, go, parseRoute, route, takeFragment } from '../../src/shell/route.svelte';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  go('/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('an address', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/learn', { page: 'learn' }],
    ['/learn/', { page: 'learn' }],
    ['/table/abc', { page: 'table', table: 'abc' }],
    ['/table', { page: 'missing' }],
    ['/companion', { page: 'companion', companion: null }],
    ['/companion/abc', { page: 'companion', companion: 'abc' }],
    ['/companion/abc/more', { page: 'missing' }],
    ['/table/abc/more', { page: 'missing' }],
    ['/verify/more', { page: 'missing' }],
    ['/nothing', { page: 'missing' }],
  ])('%s leads to its page', (path, page) => {
    expect(parseRoute(path)).toEqual(page);
  });

  test('is changed without loading, and back again', () => {
    go('/table/abc');
    expect(location.pathname).toBe('/table/abc');
    expect(route.current).toEqual({ page: 'table', table: 'abc' });
    history.replaceState(null, '', '/help');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(route.current).toEqual({ page: 'help' });
  });

  test('hands over what follows its #, once', () => {
    history.replaceState(null, '', '/table/abc?x=1#invitation=I%2B1');
    expect(takeFragment().get('invitation')).toBe('I+1');
    expect(location.href).toMatch(/\/table\/abc\?x=1$/);
    expect([...takeFragment()]).toEqual([]);
  });
});

describe('a link', () => {
  function click(html: string, init: MouseEventInit = {}): { isOurs: boolean } {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    let isOurs = false;
    const follow = (each: MouseEvent): void => {
      followLinks(each);
      isOurs = each.defaultPrevented;
      // Nothing is loaded in a test.
      each.preventDefault();
    };
    document.addEventListener('click', follow, { once: true });
    document.querySelector('a *, a')!.dispatchEvent(event);
    return { isOurs };
  }

  test.each([
    '<a href="/help">help</a>',
    '<a href="/help"><b>help</b></a>',
    '<a href="/help?x=1">help</a>',
  ])('inside the program changes the page: %s', (html) => {
    expect(click(html).isOurs).toBe(true);
    expect(route.current).toEqual({ page: 'help' });
  });

  test.each([
    '<a href="https://example.org/help">elsewhere</a>',
    '<a href="/api/tables/abc/record">record</a>',
    '<a href="/help" download>file</a>',
    '<a href="/help" target="_blank">window</a>',
    '<a href="#main">skip</a>',
  ])('that is none of ours is left to the browser: %s', (html) => {
    expect(click(html).isOurs).toBe(false);
    expect(route.current).toEqual({ page: 'home' });
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'with %j is left to the browser',
    (init) => expect(click('<a href="/help">help</a>', init).isOurs).toBe(false),
  );
});
