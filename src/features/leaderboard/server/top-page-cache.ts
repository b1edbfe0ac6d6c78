import { createResultCache } from '#platform/http/create-result-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Board } from './boards.ts';
import { top, type RowRange, type BoardRange, readRows } from './board-rows.ts';

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
