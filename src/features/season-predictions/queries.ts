import type { BoardPlace } from '#features/leaderboard/contract.ts';
import type { SearchOf } from '#platform/api/pages.ts';
import { query } from '#platform/page/query.ts';
import type { predictedBracket, predictedTable, seasonBoard } from './contract.ts';

/** Without a season: the newest one. `username`: whose public prediction is read too */
type PredictionSelection = SearchOf<'season-predictions'>;

/** What can be predicted of the table of a season, with the user's own prediction. */
export function predictedTableQuery({ season, username }: PredictionSelection) {
  return query<typeof predictedTable>('GET /api/season-predictions/table', { query: { season, username } });
}

/** The series of a postseason to predict, with the user's own bracket. */
export function predictedBracketQuery({ season, username }: PredictionSelection) {
  return query<typeof predictedBracket>('GET /api/season-predictions/bracket', { query: { season, username } });
}

/** A page of the board of a contest. Without a season: the newest one. */
export type SeasonBoardSelection = BoardPlace & { kind: 'table' | 'bracket'; season?: string | undefined };

export function seasonBoardQuery({ kind, season, after, before, around }: SeasonBoardSelection) {
  return query<typeof seasonBoard>('GET /api/season-predictions/:kind/board', {
    params: { kind },
    query: { season, after, before, around },
  });
}
