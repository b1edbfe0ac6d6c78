import { queryOptions } from '@tanstack/react-query';
import { callOnDemand } from '../call-on-demand.ts';
import { own } from './session.ts';

/** The webhooks of the user with their last events. */
export function webhooksQuery(id: number) {
  return queryOptions({
    queryKey: [own, 'webhooks', id],
    queryFn: () => callOnDemand('webhooks', { params: { id } }),
    staleTime: 0,
  });
}
