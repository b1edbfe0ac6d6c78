import { queryOptions, useQuery } from '@tanstack/react-query';
import type { League } from '#contract/league.ts';
import type { Call } from '#contract/api/page-renderer.ts';
import { useCall } from '../call-context.ts';

const tenMinutes = 600_000;

export function leagueQuery(call: Call) {
  return queryOptions({ queryKey: ['league'], queryFn: () => call('league'), staleTime: 60_000 });
}

/** The current league, loaded by every page. Null only until the first response. */
export function useLeague(): League | null {
  const refetchInterval = tenMinutes;
  return useQuery({ ...leagueQuery(useCall()), refetchInterval }).data ?? null;
}
