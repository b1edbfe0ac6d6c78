import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { startKeepingPages } from '#platform/viewer/browser/keep-pages.ts';
import { viewerStore } from '#platform/viewer/browser/viewer-store.ts';
import { watchConnection } from './connection-note.ts';

/** What a page needs only when it stays open. It is loaded at rest, and before a connection can be lost. */
export async function whenSettled(
  queryClient: QueryClient,
  onNavigation: (listener: () => void) => unknown,
): Promise<void> {
  watchConnection(queryClient);
  if (!import.meta.env.PROD) return;
  const isSignedIn = () => Boolean(queryClient.getQueryData(sessionQuery.queryKey));
  await startKeepingPages({ onNavigation, hasOwnView: viewerStore.hasOwnView, isSignedIn });
}
