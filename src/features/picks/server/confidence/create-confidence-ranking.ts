import type { Db } from '#platform/db/open-db.ts';
import { createSeasonCache } from '#features/leaderboard/server/create-season-cache.ts';
import { type RankedConfidence, rankConfidences } from './rank-confidences.ts';
import { countSeasonConfidences } from './read-confidences.ts';

/** All users with a graded pick with a confidence in the season of the boards (its year). */
type Ranking = { season: number | null; users: RankedConfidence[] };
export type ReadConfidenceRanking = () => Promise<Ranking>;

/** Creates a function that returns the ranking of the season, which is computed again after a game was graded. */
export function createConfidenceRanking(db: Db): ReadConfidenceRanking {
  return createSeasonCache(db, async (season) => ({
    season,
    users: season === null ? [] : rankConfidences(await countSeasonConfidences(db, season)),
  }));
}
