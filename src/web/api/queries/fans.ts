import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';
import { own } from './session.ts';

/** A fan's public profile; usernames are unique without regard to case. */
export const fanQuery = (call: Call, username: string) =>
  queryOptions({
    queryKey: ['fan', username.toLowerCase()],
    queryFn: () => call('fan', { params: { username } }),
  });

/** One's own picks with the story of each: the newest, or those before what an answer gave as `next`. */
export const ledgerQuery = (call: Call, id: number, before: string | undefined) =>
  queryOptions({
    queryKey: [own, 'ledger', id, before ?? ''],
    queryFn: () => call('userPredictions', { params: { id }, query: { before } }),
  });
