import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';
import type { BoardPlace } from '#contract/leaderboard.ts';
import { own } from './session.ts';

/** Without a season: the newest one. `username`: whose public prediction is read too */
export type PredictionSelection = { season?: string | undefined; username?: string | undefined };

/** What can be predicted of the table of a season, with the user's own prediction. */
export function predictedTableQuery(call: Call, { season, username }: PredictionSelection) {
  return queryOptions({
    queryKey: [own, 'predictedTable', season ?? '', username ?? ''],
    queryFn: () => call('predictedTable', { query: { season, username } }),
  });
}

/** The series of a postseason to predict, with the user's own bracket. */
export function predictedBracketQuery(call: Call, { season, username }: PredictionSelection) {
  return queryOptions({
    queryKey: [own, 'predictedBracket', season ?? '', username ?? ''],
    queryFn: () => call('predictedBracket', { query: { season, username } }),
  });
}

/** A page of the board of a contest. Without a season: the newest one. */
export type SeasonBoardSelection = BoardPlace & { kind: 'table' | 'bracket'; season?: string | undefined };

export function seasonBoardQuery(call: Call, { kind, season, after, before, around }: SeasonBoardSelection) {
  return queryOptions({
    queryKey: ['seasonBoard', kind, season ?? '', after ?? '', before ?? '', around ?? ''],
    queryFn: () => call('seasonBoard', { params: { kind }, query: { season, after, before, around } }),
  });
}
