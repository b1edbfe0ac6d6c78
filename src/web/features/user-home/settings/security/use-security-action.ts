import { securityQuery } from '../../../../api/queries/security.ts';
import { useAction } from '../use-action.ts';

/** An action of the security settings, after which they are read again. */
export function useSecurityAction(userId: number) {
  return useAction(securityQuery(userId).queryKey);
}
