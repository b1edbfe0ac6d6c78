import { queryOptions } from '@tanstack/react-query';
import type { Period } from '#contract/leaderboard.ts';
import type { Call } from '#contract/page-renderer.ts';

/** Which part of which board: a cursor as an answer gave it, or the page around a fan; neither means the top. */
export type BoardPlace = {
  period: Period;
  after?: string | undefined;
  before?: string | undefined;
  around?: string | undefined;
};

export function leaderboardQuery(call: Call, { period, after, before, around }: BoardPlace) {
  return queryOptions({
    queryKey: ['leaderboard', period, after ?? '', before ?? '', around ?? ''],
    queryFn: () => call('leaderboardPage', { query: { period, after, before, around } }),
  });
}
