import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { createLeagueReading, leagueQuery } from '#features/source/queries.ts';
import { connectionLost } from '#platform/api/browser/call.ts';
import type { PageContext } from '#platform/api/browser/page-context.ts';
import { startKeepingPages } from '#platform/viewer/browser/keep-pages.ts';
import { returnFocus } from '#platform/viewer/browser/return-focus.ts';
import { viewerStore } from '#platform/viewer/browser/viewer-store.ts';
import { viewerInstant } from '#rules/viewer/viewer.ts';
import { announce } from '#ui/announce.ts';
import { clockText, readViewerZone } from '#ui/time-text.ts';
import { prefetchLinks } from './prefetch-links.ts';
import styles from './connection-note.module.css';

/** What a page needs only when it stays open. It is loaded at rest, and before a connection can be lost. */
export async function whenSettled(page: PageContext, onNavigation: (listener: () => void) => unknown): Promise<void> {
  const { queryClient } = page;
  watchConnection(queryClient);
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

/** The time of the newest data that the page shows (epoch ms, league clock). */
function asOf(queryClient: QueryClient): number {
  const times = queryClient.getQueryCache().findAll({ type: 'active' });
  const newest = Math.max(0, ...times.map(({ state }) => state.dataUpdatedAt)) || Date.now();
  const speed = queryClient.getQueryData(leagueQuery.queryKey)?.speed ?? 1;
  const received = createLeagueReading(queryClient).leagueNow() - (Date.now() - newest) * speed;
  return Math.min(received, viewerInstant(viewerStore.clock(), received));
}

async function isBack(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/api/league', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * Says on the open page that no server responds, and how old its data is, until one responds. A document that is without a connection from
 * the start is that of the service worker. Loaded after the page, because a page that has lost the connection cannot load it any more.
 */
function watchConnection(queryClient: QueryClient): void {
  const note = document.createElement('aside');
  note.className = styles.note ?? '';
  note.ariaLabel = 'Connection';
  const text = note.appendChild(document.createElement('p'));
  let probe: ReturnType<typeof setInterval> | undefined;

  const hide = () => {
    clearInterval(probe);
    probe = undefined;
    note.remove();
    delete document.documentElement.dataset.offline;
    announce('The connection is back');
    void queryClient.refetchQueries({ type: 'active', stale: true });
  };
  const check = async () => {
    const back = await isBack();
    if (back && probe !== undefined) hide();
    if (!back) show();
  };
  const show = () => {
    if (probe !== undefined) return;
    probe = setInterval(() => void check(), probeEvery);
    text.textContent = `No connection, as of ${clockText(asOf(queryClient), readViewerZone())}`;
    document.body.append(note);
    document.documentElement.dataset.offline = '';
    announce(text.textContent);
  };

  addEventListener('offline', show);
  // a request can fail alone
  addEventListener(connectionLost, () => void check());
  addEventListener('online', () => void check());
  if (!navigator.onLine) show();
}
