import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { viewerStore } from '#platform/page/viewer-store.ts';
import type { PageContext } from './page-context.ts';

/**
 * Loads data of a page into the cache, and returns what is there. The server waits and throws API errors; the browser only starts the
 * request, unless the viewer is behind or hides scores: then the page may have to be replaced.
 */
export async function load<T, K extends QueryKey>(
  { queryClient, waitsForData }: PageContext,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T | undefined> {
  const result = queryClient.query(options);
  if (waitsForData || viewerStore.isBehindOrHides()) return result;
  // the component that observes the query shows the error
  result.catch(() => undefined);
  return queryClient.getQueryData<T>(options.queryKey);
}

/** Loads optional data of a page, and waits for it in the browser too: its part is above others, which would move. */
export function loadBeforeShown<T, K extends QueryKey>(
  { queryClient }: PageContext,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T | undefined> {
  return queryClient.query(options).catch(() => undefined);
}

/** Loads optional data of a page into the cache. After a failure the component shows that it is missing. */
export async function loadIfPossible<T, K extends QueryKey>(
  page: PageContext,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T | undefined> {
  const result = loadBeforeShown(page, options);
  return page.waitsForData ? result : page.queryClient.getQueryData<T>(options.queryKey);
}
