import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { leagueQuery } from './league.ts';

type ClockReading = { now: number; speed: number };

/** The league's time (epoch ms): the received time plus the real time since then at the league's speed. */
export function leagueTime({ now, speed }: ClockReading, arrivedAt: number, realNow: number): number {
  return now + Math.max(0, realNow - arrivedAt) * speed;
}

/** The league's time (epoch ms), updated every `every` real ms. Null until it has been received. */
export function useLeagueNow(every: number): number | null {
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
