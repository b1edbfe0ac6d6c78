import { useQuery, type QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { query } from '#platform/page/query.ts';
import type { League, league, seasons } from './contract.ts';

export const leagueQuery = query<typeof league>('GET /api/league', {}, { staleTime: 60_000 });

/** The current league, loaded by every page. Null only until the first response. */
export function useLeague(): League | null {
  return useQuery({ ...leagueQuery, refetchInterval: 600_000 }).data ?? null;
}

/** The league's time (epoch ms): the received time plus the real time since then at the league's speed. */
export function leagueTime({ now, speed }: Pick<League, 'now' | 'speed'>, arrivedAt: number, realNow: number): number {
  return now + Math.max(0, realNow - arrivedAt) * speed;
}

/** The league's time (epoch ms), updated every `every` real ms, by default once a minute. Null until it has been received. */
export function useLeagueNow(every = 60_000): number | null {
  const { data, dataUpdatedAt } = useQuery(leagueQuery);
  const [now, setNow] = useState(data?.now ?? null);
  useEffect(() => {
    if (data === undefined) return undefined;
    // a page shows the time in many places, which a transition updates without blocking
    const read = () => startTransition(() => setNow(leagueTime(data, dataUpdatedAt, Date.now())));
    read();
    const timer = setInterval(read, every);
    return () => clearInterval(timer);
  }, [data, dataUpdatedAt, every]);
  return now;
}

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

export const seasonsQuery = query<typeof seasons>('GET /api/seasons', {}, { staleTime: 3_600_000 });
