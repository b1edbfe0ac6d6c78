import type { security } from '../../../contract/security.ts';
import { query } from '#platform/api/browser/query.ts';
import { useAction } from '#ui/use-action.ts';

/** Email, sessions and recovery codes of the user's own account. */
export function securityQuery(userId: number) {
  return query<typeof security>('GET /api/users/:id/security', { params: { id: userId } }, { staleTime: 0 });
}

/** An action of the security settings, after which they are read again. */
export function useSecurityAction(userId: number) {
  return useAction(securityQuery(userId).queryKey);
}
