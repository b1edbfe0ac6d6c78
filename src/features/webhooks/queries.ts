import { query } from '#platform/page/query.ts';
import type { webhooks } from './contract.ts';

/** The webhooks of the user with their last events. */
export function webhooksQuery(userId: number) {
  return query<typeof webhooks>('GET /api/users/:id/webhooks', { params: { id: userId } }, { staleTime: 0 });
}
