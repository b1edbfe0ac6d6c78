import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createPath, NavigationType, Router, type Location, type NavigateOptions, type Path } from 'react-router';
import { OpenedPageView } from './opened-page-view.tsx';
import type { OpenedPage } from './page-routes.tsx';

/** What is shown at an entry of the browser's history. `scroll`: the position to scroll to; null: the position stays */
type Visit = { location: Location; action: NavigationType; opened: OpenedPage; scroll: number | null };

/** Opens the page of an address. */
type Open = (url: URL, before: { url: URL; opened: OpenedPage }) => Promise<OpenedPage>;

const positionsKey = 'scroll-positions';

const urlOf = (location: Location): URL => new URL(createPath(location), window.location.href);

/** The current entry. One that a link to an anchor has added has no key. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key = pathname + search + hash, usr: state = null } = history.state ?? {};
  return { pathname, search, hash, key, state, mask: undefined };
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(positionsKey) ?? '[]'));
  } catch {
    // storage may be disabled
    return new Map();
  }
}

function savePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify([...positions]));
  } catch {
    // without storage, the positions are those of this document
  }
}

/** Follows links and the history of the browser. The address changes, and the page is replaced, when the code and data have arrived. */
export function createPageRouter(first: OpenedPage, open: Open) {
  const listeners = new Set<(visit: Visit) => void>();
  const positions = readPositions();
  let visit: Visit = { location: currentLocation(), action: NavigationType.Pop, opened: first, scroll: null };
  let newest: Location = visit.location;

  async function go(location: Location, action: NavigationType, keepsScroll = false): Promise<void> {
    newest = location;
    const [url, before] = [urlOf(location), urlOf(visit.location)];
    const isAnchor = url.hash !== before.hash && url.pathname + url.search === before.pathname + before.search;
    if (!navigator.onLine && url.pathname !== before.pathname) {
      // the service worker responds with a saved page
      window.location.assign(url);
      return;
    }
    const opened = isAnchor ? visit.opened : await open(url, { url: before, opened: visit.opened });
    // the user has gone elsewhere
    if (newest !== location) return;
    const entry = { key: location.key, usr: location.state };
    if (action === NavigationType.Push) history.pushState(entry, '', url);
    if (action === NavigationType.Replace) history.replaceState(entry, '', url);
    const scroll = (action === NavigationType.Pop && positions.get(location.key)) || 0;
    visit = { location, action, opened, scroll: keepsScroll ? null : scroll };
    for (const listener of listeners) listener(visit);
  }
  const navigate = (action: NavigationType) => (to: Path, state: unknown, options?: NavigateOptions) =>
    void go(
      { ...to, state, key: Math.random().toString(36).slice(2), mask: undefined },
      action,
      options?.preventScrollReset,
    );

  addEventListener('popstate', () => void go(currentLocation(), NavigationType.Pop));
  const keepPosition = () => positions.set(visit.location.key, window.scrollY);
  keepPosition();
  // not when a page is left: the browser may have scrolled to an anchor before
  addEventListener('scroll', keepPosition, { passive: true });
  // the browser restores the position of a page that it loads
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    savePositions(positions);
  });
  history.scrollRestoration = 'manual';

  return {
    navigator: {
      push: navigate(NavigationType.Push),
      replace: navigate(NavigationType.Replace),
      go: (delta: number) => history.go(delta),
      createHref: (to: Path | string) => (typeof to === 'string' ? to : createPath(to)),
    },
    current: () => visit,
    /** Calls the listener after each navigation. */
    listen(listener: (visit: Visit) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type PageRouter = ReturnType<typeof createPageRouter>;

function scrollTo({ location: { hash }, scroll }: Visit): void {
  const anchor = document.getElementById(hash.slice(1));
  if (anchor !== null && scroll === 0) anchor.scrollIntoView();
  else if (scroll !== null) window.scrollTo(0, scroll);
}

/** Shows the current page of the router. */
export function CurrentPage({ router }: { router: PageRouter }) {
  const [visit, setVisit] = useState(router.current);
  useEffect(() => {
    const show = (next: Visit) => startTransition(() => setVisit(next));
    show(router.current());
    return router.listen(show);
  }, [router]);
  useLayoutEffect(() => scrollTo(visit), [visit]);
  return (
    <Router location={visit.location} navigationType={visit.action} navigator={router.navigator}>
      <OpenedPageView opened={visit.opened} />
    </Router>
  );
}
