import { sql } from 'drizzle-orm';
import type { LeaderboardPage, LeaderboardRow, Period } from '#contract/leaderboard.ts';
import type { Db } from '#server/db/open-db.ts';
import { usernameKey } from '#server/features/accounts/username-rule.ts';
import { NotFound } from '#server/http/app-error.ts';
import { type Board, boardOn } from './boards.ts';
import { decodePlace, encodePlace } from './cursor.ts';
import type { RankBook } from './rank-rows.ts';
import { type BoardRow, type Place, readPlace, readRows } from './read-rows.ts';

export type PageQuery = {
  period: Period;
  after?: string | undefined;
  before?: string | undefined;
  around?: string | undefined;
};

type Source = { db: Db; ranks: RankBook };

const pageSize = 50;
const placeOf = ({ score, correct, username }: BoardRow): Place => ({ score, correct, username });

async function readAround(db: Db, board: Board, username: string): Promise<BoardRow[]> {
  const from = await readPlace(db, board, sql`u.username_key = ${usernameKey(username)}`);
  if (from === null) throw new NotFound('This fan is not on this board.');
  const limit = pageSize / 2;
  const above = await readRows(db, board, { from, direction: 'before', limit });
  return [...above, ...(await readRows(db, board, { from, direction: 'from', limit }))];
}

async function readStretch(db: Db, board: Board, { after, before, around }: PageQuery): Promise<BoardRow[]> {
  const limit = pageSize;
  if (after !== undefined) return readRows(db, board, { from: decodePlace('after', after), direction: 'after', limit });
  if (before !== undefined)
    return readRows(db, board, { from: decodePlace('before', before), direction: 'before', limit });
  if (around !== undefined) return readAround(db, board, around);
  return readRows(db, board, { from: null, direction: 'after', limit });
}

async function readOwn({ db, ranks }: Source, board: Board, userId: number | null): Promise<LeaderboardRow | null> {
  const from = userId === null ? null : await readPlace(db, board, sql`u.id = ${userId}`);
  if (from === null) return null;
  const rows = await readRows(db, board, { from, direction: 'from', limit: 1 });
  return (await ranks.rank(board, rows))[0] ?? null;
}

/** The cursor at one end of a page; null when nothing lies beyond. */
async function cursorAt(db: Db, board: Board, row: BoardRow | undefined, direction: 'after' | 'before') {
  if (row === undefined) return null;
  const from = placeOf(row);
  const beyond = await readRows(db, board, { from, direction, limit: 1 });
  return beyond.length > 0 ? encodePlace(from) : null;
}

/** A page of a board on the league's day `today` (YYYY-MM-DD), with the row of the fan who asks. */
export async function readPage(
  source: Source,
  { query, userId, today }: { query: PageQuery; userId: number | null; today: string },
): Promise<LeaderboardPage> {
  const { db, ranks } = source;
  const board = boardOn(query.period, today);
  const rows = await readStretch(db, board, query);
  const [ranked, own, previous, next] = await Promise.all([
    ranks.rank(board, rows),
    readOwn(source, board, userId),
    cursorAt(db, board, rows[0], 'before'),
    cursorAt(db, board, rows.at(-1), 'after'),
  ]);
  const { total } = await ranks.of(board, rows[0]?.version ?? 0);
  return { ...board, total, rows: ranked, previous, next, own };
}
