import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { callOverHttp } from './api/call.ts';
import { createQueryClient } from './api/query-client.ts';
import { startKeepingPages } from './keep-pages.ts';
import { loadHiddenPart } from './hidden-scores/hidden-part.ts';
import { followHiddenScores } from './hidden-scores/hides-scores.ts';
import { pageContext, type PageContext } from './page-context.ts';
import { pageStateId, readPageState, type PageState } from './page-state.ts';
import { createRoutes } from './routes.tsx';
import { siteLinksPart } from './shell/footer.tsx';
import type { EarlyInput } from './start/replay-early-input.ts';
import { viewerClockStore } from './viewer-clock/viewer-clock-store.ts';
import { replaceBrokenPictures } from './ui/pictures/replace-broken-pictures.ts';

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

/**
 * Loads the code of the matched pages before hydration, with the lazy parts that a page loads in `ready`. Otherwise the first render
 * would be empty, and an update before such a part hydrates would remove it for a moment.
 */
async function loadMatchedPages(routes: RouteObject[], context: PageContext): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      if ('ready' in page && typeof page.ready === 'function') await page.ready(context);
      Object.assign(route, { ...page, lazy: undefined });
    }),
  );
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

  const routes = createRoutes();
  await Promise.all([loadMatchedPages(routes, page), loadHiddenPart(state.router), siteLinksPart.preload()]);
  await yieldToBrowser();
  const getContext = () => new RouterContextProvider(new Map([[pageContext, page]]));
  const router = createBrowserRouter(routes, { hydrationData: state.router, getContext });
  await yieldToBrowser();
  const early = globalThis.takeEarlyInput?.();
  const onHydrated = () => {
    void replay(early).finally(() => (globalThis.takeEarlyInput = undefined));
    // optional: a failed download is ignored
    void startPrefetching(routes, page).catch(() => undefined);
    if (import.meta.env.PROD) setTimeout(() => void startKeepingPages(router).catch(() => undefined), 1000);
  };
  // in a transition, React pauses every few milliseconds
  startTransition(() => {
    hydrateRoot(
      root,
      <App page={page} theme={state.theme} onHydrated={onHydrated}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

/** Most visitors use no control before hydration, so the code is loaded only after that. */
async function replay(early: EarlyInput = new Map()): Promise<void> {
  if (early.size === 0 && document.activeElement === document.body) return;
  const { replayEarlyInput } = await import('./start/replay-early-input.ts');
  replayEarlyInput(early);
}

async function startPrefetching(routes: RouteObject[], page: PageContext): Promise<void> {
  const { prefetchLinks } = await import('./start/prefetch-links.ts');
  prefetchLinks(routes, page);
}

replaceBrokenPictures();
viewerClockStore.start();
followHiddenScores();
// a task of its own
setTimeout(() => void start(), 0);
