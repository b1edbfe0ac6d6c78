import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';

/** `season`: that of the boards (its year); null before the first graded game */
type Compute<T> = (season: number | null) => Promise<T>;

const mostResults = 500;

/**
 * Creates a function that returns what `compute` has returned for the same key since the last game was graded, and calls it otherwise.
 */
export function createVersionCache<T>(db: Db): (key: string, compute: Compute<T>) => Promise<T> {
  let cached: { version: number; results: Map<string, Promise<T>> } = { version: -1, results: new Map() };

  return async (key, compute) => {
    const { rows } = await db.execute<{ version: number; season: number | null }>(sql`
      select version::integer as version, case when season > '-infinity' then extract(year from season)::integer end as season
      from leaderboard_state`);
    const [{ version, season } = { version: 0, season: null }] = rows;
    if (cached.version !== version) cached = { version, results: new Map() };
    const { results } = cached;
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(season);
    const [oldest] = results.keys();
    if (results.size >= mostResults && oldest !== undefined) results.delete(oldest);
    results.set(key, result);
    // a failure is not cached
    result.catch(() => results.delete(key));
    return result;
  };
}
