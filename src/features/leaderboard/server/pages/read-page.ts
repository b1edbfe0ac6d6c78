import type { BoardPlace, LeaderboardPage, LeaderboardRow, Period } from '../../contract/leaderboard.ts';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import type { Db } from '#platform/db/open-db.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import { type Board, boardOn } from './boards.ts';
import { cutPage, pageSize } from '../cut-page.ts';
import { decodePosition, encodePosition, top } from './cursor.ts';
import { readRanks } from './read-ranks.ts';
import { readRows } from './read-rows.ts';
import type { ReadRange } from './top-page-cache.ts';
import type { RowRange } from './page-statement.ts';

export type PageQuery = BoardPlace & { period: Period };

type Source = { db: Db; read: ReadRange };

/** rows above and below the own one that are shown with it when it is not on the page */
const nearby = 3;

function rangeOf({ after, before, around }: PageQuery): RowRange {
  if (after !== undefined)
    return { position: decodePosition('after', after), above: 0, below: pageSize, isPositionAbove: true };
  if (before !== undefined)
    return { position: decodePosition('before', before), above: pageSize, below: 0, isPositionAbove: false };
  if (around !== undefined)
    return { position: usernameKey(around), above: pageSize / 2, below: pageSize / 2, isPositionAbove: false };
  return { position: top, above: 0, below: pageSize, isPositionAbove: true };
}

/** Reads a page of a board on the baseball day `today` (YYYY-MM-DD), with the row of the user `userId`. */
export async function readPage(
  { db, read }: Source,
  { query, userId, today }: { query: PageQuery; userId: number | null; today: string },
): Promise<Omit<LeaderboardPage, 'replayed' | 'lastWeek'>> {
  const board = boardOn(query.period, today);
  const { above, below, ...position } = rangeOf(query);
  // reads one row more than a page on each side, to find out whether there are more
  const range = await read(board, { ...position, above: above + 1, below: below + 1 }, userId);
  if (query.around !== undefined && range.below.length === 0) throw new NotFound('This user is not on this board.');
  const { rows, first, last } = cutPage(range, { above, below });
  const { total, rank } = await readRanks(db, board, range.version);
  const { own } = range;
  const isElsewhere = own !== null && rows.every(({ username }) => username !== own.username);
  return {
    ...board,
    total,
    isCounting: range.isCounting,
    rows: rows.map(rank),
    previous: first && encodePosition(first),
    next: last && encodePosition(last),
    own: own && rank(own),
    neighbors: isElsewhere ? await readNeighbors(db, board, own.username) : [],
  };
}

/** Reads the rows around a user on a board, with the user's own. */
async function readNeighbors(db: Db, board: Board, username: string): Promise<LeaderboardRow[]> {
  const position = usernameKey(username);
  const { version, above, below } = await readRows(db, board, {
    position,
    above: nearby,
    below: nearby + 1,
    isPositionAbove: false,
  });
  const { rank } = await readRanks(db, board, version);
  return [...above, ...below].map(rank);
}
