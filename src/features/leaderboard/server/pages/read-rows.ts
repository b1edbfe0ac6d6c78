import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/run-prepared.ts';
import type { Board } from './boards.ts';
import { type BoardRow, type Cells, type PageResult, pageStatement, type RowRange, toRow } from './page-statement.ts';

/** Rows of one version, in the order of the board. `version`: in `leaderboard_state`. */
export type BoardRange = {
  version: number;
  /** whether results are counted, so that the order is not final */
  isCounting: boolean;
  above: BoardRow[];
  below: BoardRow[];
  own: BoardRow | null;
};

/** Reads a range of rows of a board, with the row of the user `userId`. */
export async function readRows(
  db: Db,
  board: Board,
  range: RowRange,
  userId: number | null = null,
): Promise<BoardRange> {
  const [result] = await runPrepared<PageResult>(db, pageStatement(board, range, userId));
  const rowsOf = (part: Cells[0]) => (result?.cells ?? []).filter((cells) => cells[0] === part).map(toRow);
  return {
    version: result?.version ?? 0,
    isCounting: result?.isCounting === true,
    above: rowsOf('above'),
    below: rowsOf('below'),
    own: rowsOf('own')[0] ?? null,
  };
}
