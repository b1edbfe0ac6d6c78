import type { Period } from '#contract/leaderboard.ts';
import type { Db } from '#server/db/open-db.ts';
import type { Board } from './boards.ts';
import { top } from './cursor.ts';
import { type BoardPart, readRows, type Stretch } from './read-rows.ts';

/** A stretch of a board, with the row of the fan `userId`. */
export type ReadPart = (board: Board, stretch: Stretch, userId: number | null) => Promise<BoardPart>;

/** real ms after which a top is read again though nobody's place has changed: pictures do change */
const goodFor = 10_000;

/** The top, which most ask for, is kept while the boards stand still: the question for one's own row tells whether they do. */
export function createTopPageCache({ db, realNow }: { db: Db; realNow: () => number }): ReadPart {
  const kept = new Map<Period, { part: BoardPart; since: string | null; at: number }>();

  async function readTop(board: Board, stretch: Stretch, userId: number | null): Promise<BoardPart> {
    const { version, own } = await readRows(db, board, { ...stretch, above: 0, below: 0 }, userId);
    const known = kept.get(board.period);
    if (known?.part.version === version && known.since === board.since && realNow() - known.at <= goodFor) {
      const below = known.part.below.map((row) => (row.username === own?.username ? own : row));
      return { ...known.part, below, own };
    }
    const part = await readRows(db, board, stretch, userId);
    kept.set(board.period, { part, since: board.since, at: realNow() });
    return part;
  }

  return (board, stretch, userId) =>
    stretch.place === top ? readTop(board, stretch, userId) : readRows(db, board, stretch, userId);
}
