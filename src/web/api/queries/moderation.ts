import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { own } from './session.ts';

/** What moderation means for the user's own account. */
export function moderationQuery(call: Call, id: number) {
  return queryOptions({
    queryKey: [own, 'moderation', id],
    queryFn: () => call('moderation', { params: { id } }),
  });
}
