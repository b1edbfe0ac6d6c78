import { queryOptions } from '@tanstack/react-query';
import { callOnDemand } from '../call-on-demand.ts';
import { own } from './session.ts';

/** Whether the calendar of the user's picks has a secret address. */
export function calendarAddressQuery(id: number) {
  return queryOptions({
    queryKey: [own, 'calendar-address', id],
    queryFn: () => callOnDemand('calendarAddress', { params: { id } }),
    staleTime: 0,
  });
}
