import type { confidence } from '#features/picks/contract/confidence.ts';
import type { userPicks } from '#features/picks/contract/picks.ts';
import { query } from '#platform/page/query.ts';
import type { userProfile } from './contract.ts';

/** A user's public profile; usernames are case-insensitive. */
export function userQuery(username: string) {
  return query<typeof userProfile>('GET /api/fans/:username', { params: { username: username.toLowerCase() } });
}

/** How well a user's confidence agrees with the results. */
export function confidenceQuery(username: string) {
  return query<typeof confidence>('GET /api/fans/:username/confidence', {
    params: { username: username.toLowerCase() },
  });
}

/** The user's own picks with their histories: the newest, or those before the `next` of a response. */
export function pickHistoryQuery(id: number, before: string | undefined) {
  return query<typeof userPicks>('GET /api/users/:id/predictions', { params: { id }, query: { before } });
}
