import { queryOptions } from '@tanstack/react-query';
import { callOnDemand } from '../call-on-demand.ts';
import { own } from './session.ts';

/** The first parts of the key of all queries of the admin page. */
export const adminKey = [own, 'admin'];

export function adminStateQuery() {
  return queryOptions({ queryKey: [...adminKey, 'state'], queryFn: () => callOnDemand('adminState'), staleTime: 0 });
}

export function adminReportsQuery() {
  return queryOptions({
    queryKey: [...adminKey, 'reports'],
    queryFn: () => callOnDemand('adminReports'),
    staleTime: 0,
  });
}

/** The users whose name contains `search`; null: no request. */
export function adminUsersQuery(search: string | null) {
  return queryOptions({
    queryKey: [...adminKey, 'users', search],
    queryFn: () => callOnDemand('adminUsers', { query: { search: search ?? '' } }),
    enabled: search !== null,
    staleTime: 0,
  });
}
