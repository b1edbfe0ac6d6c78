import { queryOptions } from '@tanstack/react-query';
import type { Period } from '#contract/leaderboard.ts';
import type { Call } from '#contract/api/page-renderer.ts';

/** A page of a board: after or before a cursor of a response, or around a user; without these the first page. */
export type BoardSelection = {
  period: Period;
  after?: string | undefined;
  before?: string | undefined;
  around?: string | undefined;
};

export function leaderboardQuery(call: Call, { period, after, before, around }: BoardSelection) {
  return queryOptions({
    queryKey: ['leaderboard', period, after ?? '', before ?? '', around ?? ''],
    queryFn: () => call('leaderboardPage', { query: { period, after, before, around } }),
  });
}
