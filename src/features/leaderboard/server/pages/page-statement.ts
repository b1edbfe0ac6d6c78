import { type SQL, sql } from 'drizzle-orm';
import { isCounting } from '#features/settlement/server/is-counting-results.ts';
import { mostRows } from '../cut-page.ts';
import { type Board, columns, scoreAtWeek } from './boards.ts';

/** A position in the order of a board. */
export type Position = { score: number; correct: number; username: string };

export type RowRange = {
  /** the sort key, or the user at the position as a `usernameKey` */
  position: Position | string;
  /** the number of rows on each side of the position */
  above: number;
  below: number;
  /** whether a row at exactly this position belongs to the rows above it; otherwise to those below */
  isPositionAbove: boolean;
};

/** Rows are arrays because they parse faster than columns. */
export type Cells = [
  part: 'above' | 'below' | 'own',
  username: string,
  profilePic: string,
  score: number,
  correct: number,
  wrong: number,
  longestStreak: number,
  currentStreak: number,
  scoreBefore: number | null,
];

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

export function toRow([
  ,
  username,
  profilePic,
  score,
  correct,
  wrong,
  longestStreak,
  currentStreak,
  scoreBefore,
]: Cells) {
  return { username, profilePic, score, correct, wrong, longestStreak, currentStreak, scoreBefore };
}

export type PageResult = { version: number; isCounting: boolean; cells: Cells[] | null };

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
export function pageStatement(board: Board, range: RowRange, userId: number | null): SQL {
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
      select json_agg(json_build_array(t.part, t.username, u.profile_pic, ${score}, ${correct}, ${wrong},
        t.longest_streak, t.current_streak, ${scoreAtWeek}) order by -${score}, -${correct}, t.username)
      from rows t join users u on u.id = t.user_id
    ) as cells
    from leaderboard_state s`;
}
