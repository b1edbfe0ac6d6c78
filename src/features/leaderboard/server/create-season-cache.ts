import type { Db } from '#platform/db/open-db.ts';
import { createVersionCache } from './create-version-cache.ts';

/**
 * Creates a function that returns what `compute` makes of the season of the boards (its year; null before the first graded game). It
 * is computed again after a game was graded.
 */
export function createSeasonCache<T extends object>(
  db: Db,
  compute: (season: number | null) => Promise<T>,
): () => Promise<T> {
  const read = createVersionCache<T>(db);
  return () => read('', compute);
}
