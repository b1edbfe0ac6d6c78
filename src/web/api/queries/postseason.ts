import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** The series of a season; without a season, of the newest one. */
export function postseasonQuery(call: Call, season: string | undefined) {
  return queryOptions({
    queryKey: ['postseason', season ?? 'newest'],
    queryFn: () => call('postseason', { query: { season } }),
    staleTime: 30_000,
  });
}
