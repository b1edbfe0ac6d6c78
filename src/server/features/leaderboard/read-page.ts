import type { LeaderboardPage, LeaderboardRow, Period } from '#contract/leaderboard.ts';
import type { Db } from '#server/db/open-db.ts';
import { usernameKey } from '#server/features/accounts/username-rule.ts';
import { NotFound } from '#server/http/app-error.ts';
import { type Board, boardOn } from './boards.ts';
import { decodePlace, encodePlace } from './cursor.ts';
import type { RankBook } from './rank-rows.ts';
import { type BoardRow, type Place, readFanRow, readPlace, readRows } from './read-rows.ts';

export type PageQuery = {
  period: Period;
  after?: string | undefined;
  before?: string | undefined;
  around?: string | undefined;
};

type Source = { db: Db; ranks: RankBook };

const pageSize = 50;
const half = pageSize / 2;

/** Rows of a page, and whether there are more above and below them. */
type Part = { rows: BoardRow[]; hasAbove: boolean; hasBelow: boolean };

const cursorOf = ({ score, correct, username }: BoardRow): string => encodePlace({ score, correct, username });

/** One row more than is shown tells whether there are more below, and a look across the cursor whether there are above. */
async function readDown(db: Db, board: Board, from: Place | null): Promise<Part> {
  const [rows, above] = await Promise.all([
    readRows(db, board, { from, direction: 'after', limit: pageSize + 1 }),
    from === null ? [] : readRows(db, board, { from, direction: 'until', limit: 1 }),
  ]);
  return { rows: rows.slice(0, pageSize), hasAbove: above.length > 0, hasBelow: rows.length > pageSize };
}

async function readUp(db: Db, board: Board, from: Place): Promise<Part> {
  const [rows, below] = await Promise.all([
    readRows(db, board, { from, direction: 'before', limit: pageSize + 1 }),
    readRows(db, board, { from, direction: 'from', limit: 1 }),
  ]);
  return { rows: rows.slice(-pageSize), hasAbove: rows.length > pageSize, hasBelow: below.length > 0 };
}

async function readAround(db: Db, board: Board, username: string): Promise<Part> {
  const from = await readPlace(db, board, usernameKey(username));
  if (from === null) throw new NotFound('This fan is not on this board.');
  const [above, below] = await Promise.all([
    readRows(db, board, { from, direction: 'before', limit: half + 1 }),
    readRows(db, board, { from, direction: 'from', limit: half + 1 }),
  ]);
  const rows = [...above.slice(-half), ...below.slice(0, half)];
  return { rows, hasAbove: above.length > half, hasBelow: below.length > half };
}

function readPart(db: Db, board: Board, { after, before, around }: PageQuery): Promise<Part> {
  if (after !== undefined) return readDown(db, board, decodePlace('after', after));
  if (before !== undefined) return readUp(db, board, decodePlace('before', before));
  if (around !== undefined) return readAround(db, board, around);
  return readDown(db, board, null);
}

async function readOwn({ db, ranks }: Source, board: Board, userId: number | null): Promise<LeaderboardRow | null> {
  const row = userId === null ? null : await readFanRow(db, board, userId);
  return row === null ? null : ((await ranks.rank(board, [row]))[0] ?? null);
}

/** A page of a board on the league's day `today` (YYYY-MM-DD), with the row of the fan who asks. */
export async function readPage(
  source: Source,
  { query, userId, today }: { query: PageQuery; userId: number | null; today: string },
): Promise<LeaderboardPage> {
  const { db, ranks } = source;
  const board = boardOn(query.period, today);
  const [{ rows, hasAbove, hasBelow }, own] = await Promise.all([
    readPart(db, board, query),
    readOwn(source, board, userId),
  ]);
  const [first, last] = [rows[0], rows.at(-1)];
  const { total } = await ranks.of(board, first?.version ?? 0);
  return {
    ...board,
    total,
    rows: await ranks.rank(board, rows),
    previous: first && hasAbove ? cursorOf(first) : null,
    next: last && hasBelow ? cursorOf(last) : null,
    own,
  };
}
