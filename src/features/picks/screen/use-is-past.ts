import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { leagueTime } from '#features/source/queries/league-clock.ts';
import { leagueQuery } from '#features/source/queries/league.ts';

const checkInterval = 500;

/** Whether the league's clock has reached a time (epoch ms). Renders again only when the result changes. */
export function useIsPast(at: number | null): boolean {
  const { data, dataUpdatedAt } = useQuery(leagueQuery);
  const [isPast, setIsPast] = useState(at !== null && data !== undefined && data.now >= at);
  useEffect(() => {
    if (data === undefined) return undefined;
    const check = () => setIsPast(at !== null && leagueTime(data, dataUpdatedAt, Date.now()) >= at);
    check();
    const timer = setInterval(check, checkInterval);
    return () => clearInterval(timer);
  }, [at, data, dataUpdatedAt]);
  return isPast;
}
