import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** The estimate for the first rendering; in the browser the play log replaces it as soon as it is loaded. */
export function winProbabilityQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gameWinProbability', gamePk],
    queryFn: () => call('gameWinProbability', { params: { gamePk } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
