import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { data } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { PageContext } from '../page-context.ts';

/** A refusal as the router's own error, so that the page answers with its status and words. */
export function asRouteError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  return data({ code: error.code, message: error.message }, { status: error.status === 0 ? 502 : error.status });
}

/** Fills the cache for a page. The server waits and passes refusals on; the browser only starts the request. */
export async function load<T, K extends QueryKey>(
  { queryClient, waitsForData }: PageContext,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  const answer = queryClient.query(options);
  if (!waitsForData) {
    // the page's own observer shows and repeats what fails here
    answer.catch(() => undefined);
    return;
  }
  await answer.catch((error: unknown) => {
    throw asRouteError(error);
  });
}

/** Fills the cache with what the page can do without: its failure is told in the place where it is missed. */
export async function loadIfPossible<T, K extends QueryKey>(
  { queryClient, waitsForData }: PageContext,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  const answer = queryClient.query(options).catch(() => undefined);
  if (waitsForData) await answer;
}
