import type { Period } from '#contract/leaderboard.ts';
import type { Db } from '#server/db/open-db.ts';
import type { Board } from './boards.ts';
import { top } from './cursor.ts';
import { type BoardRange, readRows, type RowRange } from './read-rows.ts';

/** Reads a range of rows of a board, with the row of the user `userId`. */
export type ReadRange = (board: Board, range: RowRange, userId: number | null) => Promise<BoardRange>;

/** Real ms after which a page is read again though its version is the same: profile pictures may have changed. */
const validForMs = 10_000;

/** Caches the top page of each board until its version changes; the query of the own row reads the version. */
export function createTopPageCache({ db, realNow }: { db: Db; realNow: () => number }): ReadRange {
  const cache = new Map<Period, { rows: BoardRange; since: string | null; at: number }>();

  async function readTop(board: Board, range: RowRange, userId: number | null): Promise<BoardRange> {
    const { version, own } = await readRows(db, board, { ...range, above: 0, below: 0 }, userId);
    const cached = cache.get(board.period);
    if (cached?.rows.version === version && cached.since === board.since && realNow() - cached.at <= validForMs) {
      const below = cached.rows.below.map((row) => (row.username === own?.username ? own : row));
      return { ...cached.rows, below, own };
    }
    const rows = await readRows(db, board, range, userId);
    cache.set(board.period, { rows, since: board.since, at: realNow() });
    return rows;
  }

  return (board, range, userId) =>
    range.position === top ? readTop(board, range, userId) : readRows(db, board, range, userId);
}
