import type { QueryClient } from '@tanstack/react-query';
import { leagueTime } from './league-clock.ts';
import { leagueQuery } from './league.ts';

/** The league's clock outside of components. Before its first response, real time. */
export function createLeagueReading(queryClient: QueryClient) {
  const read = () => queryClient.getQueryState(leagueQuery.queryKey);
  return {
    /** epoch ms */
    leagueNow(): number {
      const state = read();
      return state?.data ? leagueTime(state.data, state.dataUpdatedAt, Date.now()) : Date.now();
    },
    toRealMs: (leagueMs: number): number => leagueMs / (read()?.data?.speed ?? 1),
  };
}
