// The current page, from the address.

export type Route =
  | {
      page:
        'home' | 'new' | 'replay' | 'review' | 'learn' | 'verify' | 'settings' | 'help' | 'missing';
    }
  | { page: 'table'; table: string }
  /** The companion; null before a game. */
  | { page: 'companion'; companion: string | null };

const PAGES = ['new', 'replay', 'review', 'learn', 'verify', 'settings', 'help'] as const;

export function parseRoute(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (first === 'table' && second && !rest.length) return { page: 'table', table: second };
  if (first === 'companion' && !rest.length)
    return { page: 'companion', companion: second ?? null };
  const page = PAGES.find((each) => each === first);
  return page && !second ? { page } : { page: 'missing' };
}

let current = $state.raw(parseRoute(location.pathname));

export const route = {
  get current(): Route {
    return current;
  },
};

export function go(path: string): void {
  history.pushState(null, '', path);
  current = parseRoute(location.pathname);
  scrollTo(0, 0);
}

addEventListener('popstate', () => (current = parseRoute(location.pathname)));

/** Takes a secret from behind the `#`, where no server sees it, and removes it from the address. */
export function takeFragment(): URLSearchParams {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  return fragment;
}

/** Follows internal links without loading a page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
