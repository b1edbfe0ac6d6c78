import { query } from '#platform/page/query.ts';
import type { moderation } from './contract.ts';

/** What moderation means for the user's own account. */
export function moderationQuery(id: number) {
  return query<typeof moderation>('GET /api/users/:id/moderation', { params: { id } });
}
