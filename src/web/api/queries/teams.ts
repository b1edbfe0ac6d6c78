import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

export type LevelAndSeason = { level?: number | undefined; season?: string | undefined };

export function teamsQuery(call: Call, { level = 1, season }: LevelAndSeason = {}) {
  return queryOptions({
    queryKey: ['teams', level, season ?? 'newest'],
    queryFn: () => call('teams', { query: { level, season } }),
    staleTime: 3_600_000,
  });
}
