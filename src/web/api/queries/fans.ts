import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';
import { own } from './session.ts';

/** The public profile of a user. Usernames are unique regardless of case. */
export function fanQuery(call: Call, username: string) {
  return queryOptions({
    queryKey: ['fan', username.toLowerCase()],
    queryFn: () => call('fan', { params: { username } }),
  });
}

/** The user's own picks with the history of each: the newest, or those before the cursor `next` of a response. */
export function ledgerQuery(call: Call, id: number, before: string | undefined) {
  return queryOptions({
    queryKey: [own, 'ledger', id, before ?? ''],
    queryFn: () => call('userPredictions', { params: { id }, query: { before } }),
  });
}
