import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

/** The estimate for the server's HTML. In the browser the play log contains it, once loaded. */
export function winProbabilityQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gameWinProbability', gamePk],
    queryFn: () => call('gameWinProbability', { params: { gamePk } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
