import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { type Board, columns, scoreAtWeek } from '#features/ranks/server/boards.ts';
import { isCounting } from '#features/settlement/server/start-version.ts';
import { textSchema } from '#platform/api/input-schemas.ts';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts';
import type { LeaderboardEntry } from '#rules/picks/leaderboard-entry.ts';
import type { BoardPlace } from '../contract.ts';
import { mostRows, pageSize } from './cut-page.ts';

/** A position in the order of a board. */
type Position = { score: number; correct: number; username: string };

export type RowRange = {
  /** the sort key, or the user at the position as a `usernameKey` */
  position: Position | string;
  /** the number of rows on each side of the position */
  above: number;
  below: number;
  /** whether a row at exactly this position belongs to the rows above it; otherwise to those below */
  isPositionAbove: boolean;
};

/** A row of a board as it is stored. */
export type BoardRow = {
  username: string;
  profilePic: string;
  score: number;
  correct: number;
  wrong: number;
  longestStreak: number;
  currentStreak: number;
  /** the season's score at the beginning of the newest week; null if the user was not on the board then */
  scoreBefore: number | null;
};

type Part = 'above' | 'below' | 'own';

type PageResult = { version: number; isCounting: boolean; rows: (BoardRow & { part: Part })[] | null };

function positionQuery({ period, since }: Board, position: Position | string): SQL {
  const { score, correct, isOnBoard } = columns[period];
  if (typeof position !== 'string')
    return sql`select ${position.score}::integer as score, ${position.correct}::integer as correct,
      ${position.username}::text collate "C" as username`;
  return sql`select ${score} as score, ${correct} as correct, t.username
    from users u join tallies t on t.user_id = u.id where u.username_key = ${position} and ${isOnBoard(since)}`;
}

type Side = { comparison: SQL; order: SQL; limit: number };

/** The rows next to the position on one side, by the index of the board. */
function adjacentRows({ period, since }: Board, { comparison, order, limit }: Side): SQL {
  const { score, correct, isOnBoard } = columns[period];
  return sql`(select t.* from position p, lateral (
    select * from tallies t
    where ${isOnBoard(since)} and (-${score}, -${correct}, t.username) ${comparison} (-p.score, -p.correct, p.username)
    order by -${score} ${order}, -${correct} ${order}, t.username ${order}
    ${mostRows}) t limit ${limit})`;
}

/** Reads the rows around a position of a board, and the own row of the user `userId`. */
function pageStatement(board: Board, range: RowRange, userId: number | null): SQL {
  const { position, above, below, isPositionAbove } = range;
  const { score, correct, wrong, isOnBoard } = columns[board.period];
  const rowsAbove = { comparison: isPositionAbove ? sql`<=` : sql`<`, order: sql`desc`, limit: above };
  const rowsBelow = { comparison: isPositionAbove ? sql`>` : sql`>=`, order: sql`asc`, limit: below };
  return sql`
    with position as materialized (${positionQuery(board, position)}), rows as (
      select 'above' as part, * from ${adjacentRows(board, rowsAbove)} a
      union all select 'below', * from ${adjacentRows(board, rowsBelow)} b
      union all select 'own', * from tallies t where t.user_id = ${userId} and ${isOnBoard(board.since)}
    )
    select s.version::integer as version, ${isCounting} as "isCounting", (
      select json_agg(json_build_object('part', t.part, 'username', t.username, 'profilePic', u.profile_pic,
        'score', ${score}, 'correct', ${correct}, 'wrong', ${wrong}, 'longestStreak', t.longest_streak,
        'currentStreak', t.current_streak, 'scoreBefore', ${scoreAtWeek}) order by -${score}, -${correct}, t.username)
      from rows t join users u on u.id = t.user_id
    ) as rows
    from leaderboard_state s`;
}

const largest = 2_147_483_647;
const number = z.number().int().min(-largest).max(largest);
/** before the first row of every board */
const top: Position = { score: largest, correct: largest, username: '' };
const positionSchema = z.tuple([number, number, textSchema(60)]);

export function encodePosition({ score, correct, username }: Position): string {
  return encodeCursor([score, correct, username]);
}

function decodePosition(name: 'after' | 'before', cursor: string): Position {
  const [score, correct, username] = decodeCursor(name, cursor, positionSchema);
  return { score, correct, username };
}

/** The rows of a page, by default the first one. Throws `InvalidInput` if a cursor is not from an earlier response. */
export function rangeOf({ after, before, around }: BoardPlace): RowRange {
  if (around !== undefined)
    return { position: usernameKey(around), above: pageSize / 2, below: pageSize / 2, isPositionAbove: false };
  if (before !== undefined)
    return { position: decodePosition('before', before), above: pageSize, below: 0, isPositionAbove: false };
  const position = after === undefined ? top : decodePosition('after', after);
  return { position, above: 0, below: pageSize, isPositionAbove: true };
}

const inOrderOfScore = sql`order by -t.total_score, -t.correct, t.username limit 100`;

/**
 * Two indexes: users with a past season by their totals, and users without one in the order of their only season. The
 * second part skips users below the hundredth of the first.
 */
const firstHundred = sql`
  with veterans as (select t.* from tallies t where t.past_score > 0 and not t.is_hidden ${inOrderOfScore}),
  threshold as (select case count(*) when 100 then min(total_score) else 0 end as score from veterans),
  others as (
    select t.* from generate_series((select min(season) from tallies), (select max(season) from tallies), '1 year') since, lateral (
      select t.* from tallies t
      where t.season = since::date and -(t.total_score - t.past_score) <= -(select score from threshold) and t.past_score = 0 and not t.is_hidden
      order by -(t.total_score - t.past_score), -(t.correct - t.past_correct), t.username
      limit 100) t
  )
  select t.username, u.profile_pic as "profilePic", t.total_score as "totalScore", t.longest_streak as "longestStreak",
    t.current_streak as "currentStreak", t.correct as "totalGuessesCorrect", t.wrong as "totalGuessesIncorrect"
  from (select t.* from (select * from veterans union all select * from others) t ${inOrderOfScore}) t
  join users u on u.id = t.user_id
  order by -t.total_score, -t.correct, t.username`;

/** Reads the first hundred users by total score of all time. */
export function readFirstHundred(db: Db): Promise<LeaderboardEntry[]> {
  return runPrepared<LeaderboardEntry>(db, firstHundred);
}

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
  const rowsOf = (wanted: Part) =>
    (result?.rows ?? []).flatMap(({ part, ...row }): BoardRow[] => (part === wanted ? [row] : []));
  return {
    version: result?.version ?? 0,
    isCounting: result?.isCounting === true,
    above: rowsOf('above'),
    below: rowsOf('below'),
    own: rowsOf('own')[0] ?? null,
  };
}
