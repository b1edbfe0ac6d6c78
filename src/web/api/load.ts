import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { data } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { PageContext } from '../page-context.ts';

/** Converts an API error to a router error, so that the page has its status and message. */
export function asRouteError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  return data({ code: error.code, message: error.message }, { status: error.status === 0 ? 502 : error.status });
}

/** Fills the cache for a page. The server waits and throws errors; the browser only starts the request. */
export async function load<T, K extends QueryKey>(
  { queryClient, waitsForData }: PageContext,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  const answer = queryClient.query(options);
  if (!waitsForData) {
    // the component's own query shows and retries a failure
    answer.catch(() => undefined);
    return;
  }
  await answer.catch((error: unknown) => {
    throw asRouteError(error);
  });
}

/** Fills the cache with optional data. The component that shows the data reports a failure. */
export async function loadIfPossible<T, K extends QueryKey>(
  { queryClient, waitsForData }: PageContext,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  const answer = queryClient.query(options).catch(() => undefined);
  if (waitsForData) await answer;
}
