import { query } from '#platform/page/query.ts';
import type { security } from '../contract/security.ts';

/** Email, sessions and recovery codes of the user's own account. */
export function securityQuery(userId: number) {
  return query<typeof security>('GET /api/users/:id/security', { params: { id: userId } }, { staleTime: 0 });
}
