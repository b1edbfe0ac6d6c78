import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';
import { own } from './session.ts';

/** A fan's public profile; usernames are unique without regard to case. */
export function fanQuery(call: Call, username: string) {
  return queryOptions({
    queryKey: ['fan', username.toLowerCase()],
    queryFn: () => call('fan', { params: { username } }),
  });
}

/** One's own picks with the story of each: the newest, or those before what an answer gave as `next`. */
export function ledgerQuery(call: Call, id: number, before: string | undefined) {
  return queryOptions({
    queryKey: [own, 'ledger', id, before ?? ''],
    queryFn: () => call('userPredictions', { params: { id }, query: { before } }),
  });
}
