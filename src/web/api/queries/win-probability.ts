import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** The estimate for the first rendering; in the browser the play log replaces it as soon as it is loaded. With `at`, until then. */
export function winProbabilityQuery(call: Call, gamePk: string, at?: number) {
  return queryOptions({
    queryKey: at === undefined ? ['gameWinProbability', gamePk] : ['pastWinProbability', gamePk, at],
    queryFn: () => call('gameWinProbability', { params: { gamePk }, query: { at } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
