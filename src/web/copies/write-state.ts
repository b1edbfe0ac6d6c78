import { hashKey, type QueryClient } from '@tanstack/react-query';
import { sessionKey, type PageState, writePageState } from '../page-state.ts';

/** JSON escaped so that it cannot close the script element around it. */
function escapeJson(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

export const sessionHash = hashKey(sessionKey);

/** The record of the session as JSON for a script element; empty if it was not loaded. */
export function writeSession(queryClient: QueryClient): string {
  const state = queryClient.getQueryState(sessionKey);
  return state?.status === 'success' ? escapeJson(JSON.stringify(state.data)) : '';
}

/** The state of a page for a script element. `session`: the record of the session, or a mark for it. */
export function writeState(
  { router, theme }: Omit<PageState, 'queries'>,
  queryClient: QueryClient,
  session: string,
): string {
  const all = queryClient.getQueryCache().getAll();
  const loaded = all.filter(({ queryHash, state }) => queryHash !== sessionHash && state.status === 'success');
  const queries = loaded.map(({ queryKey, state }): PageState['queries'][number] => [queryKey, state.data]);
  return `${escapeJson(writePageState({ router, theme, queries }))}\n${session}`;
}
