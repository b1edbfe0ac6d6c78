import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** `season`: by default the newest one; `team`: the club of the players, by default all. The server refuses invalid values. */
export type ChallengeSelection = { season: string | undefined; team: string | undefined };

export function challengesQuery(call: Call, selection: ChallengeSelection) {
  return queryOptions({
    queryKey: ['challenges', selection],
    queryFn: () => call('challenges', { query: selection }),
    staleTime: 60_000,
  });
}
