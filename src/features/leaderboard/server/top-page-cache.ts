import { createResultCache } from '#platform/http/create-result-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Board } from './boards.ts';
import { top, type RowRange, type BoardRange, readRows } from './board-rows.ts';
import { sql } from 'drizzle-orm';

/** Reads a range of rows of a board, with the row of the user `userId`. */
export type ReadRange = (board: Board, range: RowRange, userId: number | null) => Promise<BoardRange>;

/** Real ms after which a page is read again though its version is the same: profile pictures may have changed. */
const validForMs = 10_000;
const cachedPages = 10;

/** Caches the top page of each board until its version changes; the query of the own row reads the version. */
export function createTopPageCache({ db, realNow }: { db: Db; realNow: () => number }): ReadRange {
  const topRows = createResultCache<BoardRange>({ max: cachedPages, ttl: { ms: validForMs, now: realNow } });

  async function readTop(board: Board, range: RowRange, userId: number | null): Promise<BoardRange> {
    const { version, isCounting, own } = await readRows(db, board, { ...range, above: 0, below: 0 }, userId);
    const key = `${board.period} ${board.since} ${version}`;
    const rows = await topRows.read(key, () => readRows(db, board, range));
    // a game was graded between the two statements
    if (rows.version !== version) return readRows(db, board, range, userId);
    return { ...rows, isCounting, below: rows.below.map((row) => (row.username === own?.username ? own : row)), own };
  }

  return (board, range, userId) =>
    range.position === top ? readTop(board, range, userId) : readRows(db, board, range, userId);
}

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
