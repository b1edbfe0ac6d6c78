import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { scorecardQuery } from '#features/games/queries/live-game-queries.ts';

/** Changes within this time (ms) are one request. It is longer than the server shares an earlier response. */
const refreshDelay = 1200;

/** The scorecard of a game, requested again once when the game gets another version. With `at` (epoch ms, UTC), the one of then. */
export function useScorecard(gamePk: string, version: number | undefined, at: number | undefined) {
  const { data, error, refetch } = useQuery(scorecardQuery(gamePk, at));
  const loaded = data?.version;
  useEffect(() => {
    if (loaded === undefined || version === undefined || loaded === version) return undefined;
    const timer = setTimeout(() => void refetch(), refreshDelay);
    return () => clearTimeout(timer);
  }, [loaded, version, refetch]);
  return { scorecard: data, error, refetch };
}
