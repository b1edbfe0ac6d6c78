import type { QueryClient } from '@tanstack/react-query';
import type { StaticHandlerContext } from 'react-router';

const texts = new WeakMap<object, string>();

/** JSON, which is made once for an object: users share public data for a moment. */
function jsonOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const known = texts.get(data);
  if (known !== undefined) return known;
  const text = JSON.stringify(data);
  texts.set(data, text);
  return text;
}

/**
 * All data of a loaded page, except the session's, as text that is equal only for equal data. Null after a failure, because the
 * rendering depends on more than data then.
 */
export function dataText(
  queryClient: QueryClient,
  { loaderData, errors }: StaticHandlerContext,
  sessionHash: string,
): string | null {
  const queries = queryClient.getQueryCache().getAll();
  if (errors !== null || queries.some(({ state }) => state.status !== 'success')) return null;
  const others = queries.filter(({ queryHash }) => queryHash !== sessionHash);
  return [jsonOf(loaderData), ...others.flatMap(({ queryHash, state }) => [queryHash, jsonOf(state.data)])].join('\n');
}
