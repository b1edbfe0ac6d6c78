import { useQuery } from '@tanstack/react-query';
import type { League, league } from '../contract.ts';
import { query } from '#platform/api/browser/query.ts';

const tenMinutes = 600_000;

export const leagueQuery = query<typeof league>('GET /api/league', {}, { staleTime: 60_000 });

/** The current league, loaded by every page. Null only until the first response. */
export function useLeague(): League | null {
  return useQuery({ ...leagueQuery, refetchInterval: tenMinutes }).data ?? null;
}
