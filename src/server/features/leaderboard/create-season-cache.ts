import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';

/**
 * Creates a function that returns what `compute` makes of the season of the boards (its year; null before the first graded game). It
 * is computed again after a game was graded.
 */
export function createSeasonCache<T>(db: Db, compute: (season: number | null) => Promise<T>): () => Promise<T> {
  let cached: { version: number; result: Promise<T> } | null = null;

  return async () => {
    const { rows } = await db.execute<{ version: number; season: number | null }>(sql`
      select version::integer as version, case when season > '-infinity' then extract(year from season)::integer end as season
      from leaderboard_state`);
    const [{ version, season } = { version: 0, season: null }] = rows;
    if (cached?.version === version) return cached.result;
    const result = compute(season);
    cached = { version, result };
    // a failure is not cached
    result.catch(() => (cached = null));
    return result;
  };
}
