import { queryOptions } from '@tanstack/react-query';
import { callOnDemand } from '../call-on-demand.ts';
import { own } from './session.ts';

/** How the user is reminded of missing picks. */
export function remindersQuery(id: number) {
  return queryOptions({
    queryKey: [own, 'reminders', id],
    queryFn: () => callOnDemand('reminders', { params: { id } }),
    staleTime: 0,
  });
}
