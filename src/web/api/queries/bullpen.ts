import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

export function bullpenQuery(call: Call, teamId: number) {
  return queryOptions({
    queryKey: ['bullpen', teamId],
    queryFn: () => call('bullpen', { params: { teamId } }),
    staleTime: 60_000,
  });
}
