import './styles/index.css';
import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { callOverHttp } from './api/call.ts';
import { createQueryClient } from './api/query-client.ts';
import { pageContext, type PageContext } from './page-context.ts';
import { pageStateId, type PageState } from './page-state.ts';
import { createRoutes } from './routes.tsx';
import { replaceBrokenPictures } from './ui/pictures/replace-broken-pictures.ts';

function readPageState(): PageState {
  const text = document.querySelector(`#${pageStateId}`)?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text);
}

/** The time at which the page began to arrive, by the browser's clock, which may differ from the server's. */
function arrivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const sinceOrigin = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : performance.now();
  return Math.round(performance.timeOrigin + sinceOrigin);
}

/**
 * Loads the code of the matched pages before hydration, with the lazy parts that a page names as `ready`. Otherwise the first render
 * would be empty, and an update before such a part hydrates would remove it for a moment.
 */
async function loadMatchedPages(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      if ('ready' in page) await page.ready;
      Object.assign(route, { ...page, lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The page has no root');
  const state = readPageState();
  const page: PageContext = {
    call: callOverHttp,
    queryClient: createQueryClient({ isServer: false }),
    waitsForData: false,
  };
  const arrival = arrivedAt();
  for (const query of state.queries.queries) query.state.dataUpdatedAt = arrival;
  hydrate(page.queryClient, state.queries);

  const routes = createRoutes();
  await loadMatchedPages(routes);
  const getContext = () => new RouterContextProvider(new Map([[pageContext, page]]));
  const router = createBrowserRouter(routes, { hydrationData: state.router, getContext });
  hydrateRoot(
    root,
    <App page={page} theme={state.theme}>
      <RouterProvider router={router} />
    </App>,
  );
  // optional: a failed download is ignored
  if (import.meta.env.PROD)
    import('./offline/prepare-for-offline.ts')
      .then(({ prepareForOffline }) => prepareForOffline(page.queryClient))
      .catch(() => undefined);
}

replaceBrokenPictures();
// start after two frames, when the server's HTML is on the screen, because hydration blocks the main thread
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => void start(), 0)));
