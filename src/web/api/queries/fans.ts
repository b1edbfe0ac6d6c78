import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { own } from './session.ts';

/** A user's public profile; usernames are case-insensitive. */
export function fanQuery(call: Call, username: string) {
  return queryOptions({
    queryKey: ['fan', username.toLowerCase()],
    queryFn: () => call('fan', { params: { username } }),
  });
}

/** The user's own picks with their histories: the newest, or those before the `next` of a response. */
export function pickHistoryQuery(call: Call, id: number, before: string | undefined) {
  return queryOptions({
    queryKey: [own, 'pickHistory', id, before ?? ''],
    queryFn: () => call('userPredictions', { params: { id }, query: { before } }),
  });
}
