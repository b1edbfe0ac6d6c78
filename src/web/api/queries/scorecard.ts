import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** The scorecards of a game, which the page requests again when the game has changed; with `at` (epoch ms, UTC), those until then. */
export function scorecardQuery(call: Call, gamePk: string, at?: number) {
  return queryOptions({
    queryKey: at === undefined ? ['gameScorecard', gamePk] : ['pastScorecard', gamePk, at],
    queryFn: () => call('gameScorecard', { params: { gamePk }, query: { at } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
