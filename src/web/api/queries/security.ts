import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { own } from './session.ts';

/** Email address, sessions and recovery codes of the user's own account. */
export function securityQuery(call: Call, id: number) {
  return queryOptions({
    queryKey: [own, 'security', id],
    queryFn: () => call('security', { params: { id } }),
    staleTime: 0,
  });
}
