import { query } from '#platform/page/query.ts';
import type { gameScorecard } from './contract.ts';

/** The scorecards of a game, which the page requests again when the game has changed; with `at` (epoch ms, UTC), those until then. */
export function scorecardQuery(gamePk: string, at?: number) {
  return query<typeof gameScorecard>(
    'GET /api/games/:gamePk/scorecard',
    { params: { gamePk }, query: { at } },
    { staleTime: Infinity },
  );
}
