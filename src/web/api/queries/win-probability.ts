import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/page-renderer.ts';

/** The estimate as the server draws it; in the browser the play log, once there, knows it too and grows. */
export function winProbabilityQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gameWinProbability', gamePk],
    queryFn: () => call('gameWinProbability', { params: { gamePk } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
