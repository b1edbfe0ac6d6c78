import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

export const bullpenQuery = (call: Call, teamId: number) =>
  queryOptions({
    queryKey: ['bullpen', teamId],
    queryFn: () => call('bullpen', { params: { teamId } }),
    staleTime: 60_000,
  });
