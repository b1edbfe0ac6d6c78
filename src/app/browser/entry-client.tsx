import '#ui/styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { callOverHttp } from '#platform/api/browser/call.ts';
import { createQueryClient } from '#platform/api/browser/query-client.ts';
import type { PageContext } from '#platform/api/browser/page-context.ts';
import { createPageRouter, CurrentPage } from './page-router.tsx';
import { openPage } from './page-routes.tsx';
import { pageStateId, readPageState, type PageState } from './page-state.ts';
import { viewerStore } from '#platform/viewer/browser/viewer-store.ts';
import { replaceBrokenPictures } from '#ui/pictures/replace-broken-pictures.ts';

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

/** False if the visitor has gone back in the history since the document was loaded: its page is that of another address. */
function isOfAddress(): boolean {
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
  if (!isOfAddress()) {
    window.location.reload();
    return;
  }
  const router = createPageRouter(first, (url, before) => openPage(url, page, { before }));
  const onHydrated = () => {
    // for tests, which wait for it
    document.documentElement.dataset.hydrated = '';
    const settle = () => import('./start/when-settled.ts').then((settled) => settled.whenSettled(page, router.listen));
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
