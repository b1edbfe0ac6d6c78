import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** Values from the address, validated by the server; absent: the newest season and both leagues. */
export type LeadersSelection = {
  category: string;
  season: string | undefined;
  league: string | undefined;
};

export function leagueLeadersQuery(call: Call, { category, season, league }: LeadersSelection) {
  return queryOptions({
    queryKey: ['league-leaders', category, season ?? 'newest', league ?? 'both'],
    queryFn: () => call('leagueLeaders', { query: { category, season, league } }),
    staleTime: 60_000,
  });
}
