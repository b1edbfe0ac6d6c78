import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import { leagueTime } from '../api/league-clock.ts';
import { leagueQuery } from '../api/queries/league.ts';

/** The league's clock outside of components. Before its first response, real time. */
export function createLeagueReading(queryClient: QueryClient, call: Call) {
  const { queryKey } = leagueQuery(call);
  const read = () => queryClient.getQueryState(queryKey);
  return {
    /** epoch ms */
    leagueNow(): number {
      const state = read();
      return state?.data ? leagueTime(state.data, state.dataUpdatedAt, Date.now()) : Date.now();
    },
    toRealMs: (leagueMs: number): number => leagueMs / (read()?.data?.speed ?? 1),
  };
}
