import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';

/** `season`: that of the boards (its year); null before the first graded game */
type Compute<T> = (season: number | null) => Promise<T>;

const mostResults = 500;

/**
 * Creates a function that returns what `compute` has returned for the same key since the last game was graded, and calls it otherwise.
 */
export function createVersionCache<T extends object>(db: Db): (key: string, compute: Compute<T>) => Promise<T> {
  const results = createResultCache<T>({ max: mostResults });
  let known = -1;

  return async (key, compute) => {
    const { rows } = await db.execute<{ version: number; season: number | null }>(sql`
      select version::integer as version, case when season > '-infinity' then extract(year from season)::integer end as season
      from leaderboard_state`);
    const [{ version, season } = { version: 0, season: null }] = rows;
    if (known !== version) results.clear();
    known = version;
    return results.read(key, () => compute(season));
  };
}
