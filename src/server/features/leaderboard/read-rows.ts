import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
import { runPrepared } from '#server/db/run-prepared.ts';
import { type Board, columns } from './boards.ts';

/** A row of a board as the tables have it, with the version of the boards that it was read from. */
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
  version: number;
};

/** A place between two rows: the order's key. */
export type Place = { score: number; correct: number; username: string };

/** `from` and `until` have the place itself in them. */
export type Direction = 'after' | 'from' | 'before' | 'until';
export type Stretch = { from: Place | null; direction: Direction; limit: number };

const comparisons: Record<Direction, string> = { after: '>', from: '>=', before: '<', until: '<=' };

const bound = ({ from, direction }: Stretch, { score, correct }: { score: SQL; correct: SQL }): SQL => {
  if (from === null) return sql`true`;
  const comparison = sql.raw(comparisons[direction]);
  return sql`(-${score}, -${correct}, t.username) ${comparison} (${-from.score}::integer, ${-from.correct}::integer, ${from.username}::text collate "C")`;
};

/** Rows of a board in its order; `which` selects them of `tallies t`. */
function selectRows(db: Db, board: Board, which: SQL): Promise<BoardRow[]> {
  const { score, correct, wrong, isOnIt } = columns[board.period];
  return runPrepared<BoardRow>(
    db,
    sql`
    select t.username, u.profile_pic as "profilePic", ${score} as score, ${correct} as correct, ${wrong} as wrong,
      t.longest_streak as "longestStreak", t.current_streak as "currentStreak",
      case
        when t.week <> s.week then t.total_score - t.past_score
        when t.correct - t.past_correct + t.wrong - t.past_wrong > t.week_correct + t.week_wrong
          then t.total_score - t.past_score - t.week_score
      end as "scoreBefore", s.version::integer as version
    from (select * from tallies t where ${isOnIt(board.since)} and ${which}) t
    join users u on u.id = t.user_id
    cross join standings s
    order by -${score}, -${correct}, t.username`,
  );
}

/** A stretch of a board in its order, by the index alone; `before` and `until` read upwards and answer in order all the same. */
export async function readRows(db: Db, board: Board, stretch: Stretch): Promise<BoardRow[]> {
  const { score, correct } = columns[board.period];
  const order = sql.raw(stretch.direction === 'before' || stretch.direction === 'until' ? 'desc' : 'asc');
  return selectRows(
    db,
    board,
    sql`${bound(stretch, { score, correct })}
      order by -${score} ${order}, -${correct} ${order}, t.username ${order}
      limit ${sql.raw(String(stretch.limit))}`,
  );
}

/** A fan's own row; null when he is not on the board. */
export async function readFanRow(db: Db, board: Board, userId: number): Promise<BoardRow | null> {
  const [row] = await selectRows(db, board, sql`t.user_id = ${userId}`);
  return row ?? null;
}

/** Where the fan of that name (as `usernameKey` has it) stands on a board; null when he is not on it. */
export async function readPlace(db: Db, board: Board, key: string): Promise<Place | null> {
  const { score, correct, isOnIt } = columns[board.period];
  const [place] = await runPrepared<Place>(
    db,
    sql`
    select ${score} as score, ${correct} as correct, t.username
    from users u join tallies t on t.user_id = u.id
    where u.username_key = ${key} and ${isOnIt(board.since)}`,
  );
  return place ?? null;
}
