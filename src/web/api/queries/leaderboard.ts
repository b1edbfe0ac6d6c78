import { queryOptions } from '@tanstack/react-query';
import type { BoardPlace, Period } from '#contract/leaderboard.ts';
import type { Call } from '#contract/api/page-renderer.ts';

/** A page of a board of total bases. */
export type BoardSelection = BoardPlace & { period: Period };

export function leaderboardQuery(call: Call, { period, after, before, around }: BoardSelection) {
  return queryOptions({
    queryKey: ['leaderboard', period, after ?? '', before ?? '', around ?? ''],
    queryFn: () => call('leaderboardPage', { query: { period, after, before, around } }),
  });
}
