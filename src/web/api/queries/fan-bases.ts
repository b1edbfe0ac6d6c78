import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import type { Period } from '#contract/leaderboard.ts';

/** The table of the fan bases in a period, with the user's own. */
export function fanBasesQuery(call: Call, period: Period) {
  return queryOptions({
    queryKey: ['fan-bases', period],
    queryFn: () => call('fanBases', { query: { period } }),
  });
}
