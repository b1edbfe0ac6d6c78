import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** The scorecards of a game. The page requests them again when the game has changed. */
export function scorecardQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gameScorecard', gamePk],
    queryFn: () => call('gameScorecard', { params: { gamePk } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
