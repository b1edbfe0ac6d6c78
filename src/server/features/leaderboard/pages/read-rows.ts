import type { Db } from '#server/db/open-db.ts';
import type { Board } from './boards.ts';
import { type BoardRow, type Cells, pageStatement, type PageShape, toRow } from './page-statement.ts';

/** A position in the order of a board. */
export type Position = { score: number; correct: number; username: string };

/** `position`: the sort key, or the user at the position as a `usernameKey`. */
export type RowRange = Pick<PageShape, 'above' | 'below' | 'isPositionAbove'> & { position: Position | string };

/** Rows of one version, in the order of the board. `version`: in `leaderboard_state`. */
export type BoardRange = { version: number; above: BoardRow[]; below: BoardRow[]; own: BoardRow | null };

/** Reads a range of rows of a board, with the row of the user `userId`. */
export async function readRows(
  db: Db,
  { period, since }: Board,
  { position, ...range }: RowRange,
  userId: number | null = null,
): Promise<BoardRange> {
  const isNamed = typeof position === 'string';
  const query = pageStatement({ period, isNamed, ...range });
  const [result] = await query(db, [
    since,
    userId,
    ...(isNamed ? [position] : [position.score, position.correct, position.username]),
  ]);
  const rowsOf = (part: Cells[0]) => (result?.cells ?? []).filter((cells) => cells[0] === part).map(toRow);
  return {
    version: result?.version ?? 0,
    above: rowsOf('above'),
    below: rowsOf('below'),
    own: rowsOf('own')[0] ?? null,
  };
}
