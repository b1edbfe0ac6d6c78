import '#ui/styles/index.css';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath, NavigationType, Router, type Location, type NavigateOptions, type Path } from 'react-router';
import { callOverHttp } from '#platform/page/call.ts';
import type { PageContext } from '#platform/page/page-context.ts';
import { createQueryClient } from '#platform/page/query.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import { replaceBrokenPictures } from '#ui/kit/replace-broken-pictures.ts';
import { App, OpenedPageView } from '../page/app.tsx';
import { openPage, type OpenedPage } from '../page/page-routes.tsx';
import { pageStateId, readPageState, type PageState } from '../page/page-state.ts';

/** What is shown at an entry of the browser's history. `scroll`: the position to scroll to; null: the position stays */
type Visit = { location: Location; action: NavigationType; opened: OpenedPage; scroll: number | null };

/** Opens the page of a URL. */
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

/** Follows links and the history of the browser. The URL changes, and the page is replaced, when the code and data have arrived. */
function createPageRouter(first: OpenedPage, open: Open) {
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

function scrollTo({ location: { hash }, scroll }: Visit): void {
  const anchor = document.getElementById(hash.slice(1));
  if (anchor !== null && scroll === 0) anchor.scrollIntoView();
  else if (scroll !== null) window.scrollTo(0, scroll);
}

/** Shows the current page of the router. */
function CurrentPage({ router }: { router: ReturnType<typeof createPageRouter> }) {
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

function findPageState(): PageState {
  const text = document.querySelector(`#${pageStateId}`)?.textContent;
  if (!text) throw new Error('The page carries no state');
  return readPageState(text);
}

/** The time at which the page began to arrive, by the browser's clock, which may differ from the server's. */
function arrivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const sinceOrigin = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : performance.now();
  return Math.round(performance.timeOrigin + sinceOrigin);
}

/** False if the visitor has gone back in the history since the document was loaded: its page is that of another URL. */
function isOfUrl(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined || navigation.name.split('#')[0] === window.location.href.split('#')[0];
}

/** Ends the current task, so that the browser can handle input. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0));
}

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The page has no root');
  const state = findPageState();
  const page: PageContext = {
    queryClient: createQueryClient({ call: callOverHttp, isServer: false }),
    waitsForData: false,
  };
  const updatedAt = arrivedAt();
  for (const [key, data] of state.queries) page.queryClient.setQueryData(key, data, { updatedAt });

  // with its code: otherwise the first render would be empty
  const first = await openPage(new URL(window.location.href), page, { loaded: state.page });
  // without its code, the page remains readable
  if (first.error !== undefined && state.page.error === undefined) throw first.error;
  await yieldToBrowser();
  if (!isOfUrl()) {
    window.location.reload();
    return;
  }
  const router = createPageRouter(first, (url, before) => openPage(url, page, { before }));
  const onHydrated = () => {
    // for tests, which wait for it
    document.documentElement.dataset.hydrated = '';
    const settle = () => import('./when-settled.ts').then((settled) => settled.whenSettled(page, router.listen));
    setTimeout(() => void settle().catch(() => undefined), 1000);
  };
  // in a transition, React pauses every few milliseconds
  startTransition(() => {
    hydrateRoot(
      root,
      <App page={page} theme={state.theme} formResult={state.formResult} onHydrated={onHydrated}>
        <CurrentPage router={router} />
      </App>,
    );
  });
}

replaceBrokenPictures();
viewerStore.start();
// a task of its own
setTimeout(() => void start(), 0);
