import { queryOptions } from '@tanstack/react-query';
import { callOnDemand } from '../call-on-demand.ts';
import { own } from './session.ts';

/** Email address, sessions and recovery codes of the user's own account. */
export function securityQuery(id: number) {
  return queryOptions({
    queryKey: [own, 'security', id],
    queryFn: () => callOnDemand('security', { params: { id } }),
    staleTime: 0,
  });
}
