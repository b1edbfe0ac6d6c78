import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall } from '../../../api/call-context.ts';
import { leagueQuery } from '../../../api/queries/league.ts';

/** The league's time, second by second (epoch ms); the first render shows the server's, so that both agree. */
export function useLeagueNow(): number | null {
  const { data: league, dataUpdatedAt } = useQuery(leagueQuery(useCall()));
  const [realNow, setRealNow] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setRealNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!league) return null;
  return league.now + (realNow === null ? 0 : (realNow - dataUpdatedAt) * league.speed);
}
