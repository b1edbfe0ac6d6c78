import { queryOptions } from '@tanstack/react-query';
import { callOnDemand } from '../call-on-demand.ts';
import { own } from './session.ts';

/** What moderation means for the user's own account. */
export function moderationQuery(id: number) {
  return queryOptions({
    queryKey: [own, 'moderation', id],
    queryFn: () => callOnDemand('moderation', { params: { id } }),
  });
}
