import { sessionQuery } from '#features/accounts/queries/session.ts';
import { startKeepingPages } from '#platform/viewer/browser/keep-pages.ts';
import type { PageContext } from '#platform/api/browser/page-context.ts';
import { returnFocus } from '#platform/viewer/browser/return-focus.ts';
import { viewerStore } from '#platform/viewer/browser/viewer-store.ts';
import { watchConnection } from './connection-note.ts';
import { prefetchLinks } from './prefetch-links.ts';

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
  await startKeepingPages({ onNavigation, hasOwnView: viewerStore.hasOwnView, isSignedIn });
}
