import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** `season` from the address; absent: the newest one with free agents. */
export function freeAgentsQuery(call: Call, season: string | undefined) {
  return queryOptions({
    queryKey: ['free-agents', season ?? 'newest'],
    queryFn: () => call('freeAgents', { query: { season } }),
    staleTime: 60_000,
  });
}
