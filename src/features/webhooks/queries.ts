import { query } from '#platform/page/query.ts';
import { useAction } from '#ui/use-action.ts';
import type { webhooks } from './contract.ts';

/** The webhooks of the user with their last events. */
export function webhooksQuery(userId: number) {
  return query<typeof webhooks>('GET /api/users/:id/webhooks', { params: { id: userId } }, { staleTime: 0 });
}

/** An action of the webhooks, after which they are read again. */
export function useWebhookAction(userId: number) {
  return useAction(webhooksQuery(userId).queryKey);
}
