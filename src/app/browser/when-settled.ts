import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { startStoringViewer } from '#features/alerts/queries/store-viewer.ts';
import { createLeagueReading, leagueQuery } from '#features/league/queries.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { startKeepingPages } from '#platform/browser/keep-pages.ts';
import { returnFocus } from '#platform/browser/return-focus.ts';
import { connectionBack, connectionLost } from '#platform/page/call.ts';
import type { PageContext } from '#platform/page/page-context.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import { viewerInstant } from '#rules/viewer/viewer.ts';
import { announce } from '#ui/kit/announce.ts';
import { clockText, readViewerZone } from '#ui/kit/time-text.ts';
import { prefetchLinks } from './prefetch-links.ts';
import styles from '../page/connection-note.module.css';

/** What a page needs only when it stays open. It is loaded at rest, and before a connection can be lost. */
export async function whenSettled(page: PageContext, onNavigation: (listener: () => void) => unknown): Promise<void> {
  const { queryClient } = page;
  watchConnection(queryClient);
  startStoringViewer(queryClient);
  prefetchLinks(page);
  returnFocus();
  if (!import.meta.env.PROD) return;
  // the manifest and its icons would compete with the fonts of the first view
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
  const isSignedIn = () => Boolean(queryClient.getQueryData(sessionQuery.queryKey));
  await startKeepingPages({ onNavigation, isSignedIn });
}

/** The browser cannot know when a server is back that was away while the network was there. */
const probeEvery = 3000;
const longestProbe = 5000;

/** The league's time at which these data arrived, or the instant of the viewer before it. `arrivedAt`: epoch ms, real */
function asOf(queryClient: QueryClient, arrivedAt: number): number {
  const speed = queryClient.getQueryData(leagueQuery.queryKey)?.speed ?? 1;
  const received = createLeagueReading(queryClient).leagueNow() - (Date.now() - arrivedAt) * speed;
  return Math.min(received, viewerInstant(viewerStore.clock(), received));
}

async function isBack(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/api/league', { cache: 'no-store', signal: AbortSignal.timeout(longestProbe) }).then(
    () => true,
    () => false,
  );
}

/** Whether the page shows data whose newest request, with its repetitions, had no answer. */
const isOld = ({ state: { data, error } }: Query): boolean =>
  data !== undefined && isApiError(error) && error.status === 0;

/**
 * Says on the open page that no server responds, or that one of its requests has no answer, and how old its data is, until there is one. A
 * document that is without a connection from the start is that of the service worker. Loaded after the page, because a page that has lost
 * the connection cannot load it any more.
 */
function watchConnection(queryClient: QueryClient): void {
  const note = document.createElement('aside');
  note.className = styles.note ?? '';
  note.ariaLabel = 'Connection';
  const text = note.appendChild(document.createElement('p'));
  let probe: ReturnType<typeof setInterval> | undefined;
  const cache = queryClient.getQueryCache();
  const arrivals = (predicate: (query: Query) => boolean) =>
    cache.findAll({ type: 'active', predicate }).map(({ state }) => state.dataUpdatedAt);

  /** An empty text hides the note. */
  const say = (words: string) => {
    if (words === text.textContent) return;
    text.textContent = words;
    if (words === '') note.remove();
    else document.body.append(note);
    announce(words || 'The connection is back');
  };
  const timeOf = (arrivedAt: number) => clockText(asOf(queryClient, arrivedAt), readViewerZone());
  const sayWhatIsOld = () => {
    const old = arrivals(isOld);
    say(old.length === 0 ? '' : `Not updated since ${timeOf(Math.min(...old))}`);
  };
  const hide = () => {
    clearInterval(probe);
    probe = undefined;
    delete document.documentElement.dataset.offline;
    sayWhatIsOld();
    dispatchEvent(new Event(connectionBack));
    void queryClient.refetchQueries({ type: 'active', stale: true, predicate: ({ state }) => state.data !== null });
  };
  const check = async () => {
    const back = await isBack();
    if (back && probe !== undefined) hide();
    if (!back) show();
  };
  const show = () => {
    if (probe !== undefined) return;
    probe = setInterval(() => void check(), probeEvery);
    say(`No connection, as of ${timeOf(Math.max(0, ...arrivals(() => true)) || Date.now())}`);
    document.documentElement.dataset.offline = '';
  };

  addEventListener('offline', show);
  // a request can fail alone
  addEventListener(connectionLost, () => void check());
  addEventListener('online', () => void check());
  cache.subscribe(() => probe === undefined && sayWhatIsOld());
  if (!navigator.onLine) show();
}
