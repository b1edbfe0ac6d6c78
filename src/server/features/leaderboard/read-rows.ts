import type { Db } from '#server/db/open-db.ts';
import type { Board } from './boards.ts';
import { type Cells, pageStatement, type PageShape } from './page-statement.ts';

/** A row of a board as the tables have it. */
export type BoardRow = {
  username: string;
  profilePic: string;
  score: number;
  correct: number;
  wrong: number;
  longestStreak: number;
  currentStreak: number;
  /** season's score as the newest week began; null for who was not on the board then */
  scoreBefore: number | null;
};

/** A place between two rows: the order's key. */
export type Place = { score: number; correct: number; username: string };

/** `place`: itself, or whose it is (a name as `usernameKey` has it) */
export type Stretch = Pick<PageShape, 'above' | 'below' | 'isPlaceAbove'> & { place: Place | string };

/** All of one moment, in the board's order. `version`: that of `standings` */
export type BoardPart = { version: number; above: BoardRow[]; below: BoardRow[]; own: BoardRow | null };

function toRow([, username, profilePic, score, correct, wrong, longestStreak, currentStreak, scoreBefore]: Cells) {
  return { username, profilePic, score, correct, wrong, longestStreak, currentStreak, scoreBefore };
}

/** A stretch of a board, with the row of the fan `userId`. */
export async function readRows(
  db: Db,
  { period, since }: Board,
  { place, ...stretch }: Stretch,
  userId: number | null = null,
): Promise<BoardPart> {
  const isNamed = typeof place === 'string';
  const ask = pageStatement({ period, isNamed, ...stretch });
  const [answer] = await ask(db, [
    since,
    userId,
    ...(isNamed ? [place] : [place.score, place.correct, place.username]),
  ]);
  const rowsOf = (part: Cells[0]) => (answer?.cells ?? []).filter((cells) => cells[0] === part).map(toRow);
  return {
    version: answer?.version ?? 0,
    above: rowsOf('above'),
    below: rowsOf('below'),
    own: rowsOf('own')[0] ?? null,
  };
}
