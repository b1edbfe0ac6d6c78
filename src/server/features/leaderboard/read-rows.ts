import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-db.ts';
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

export type Stretch = { from: Place | null; direction: 'after' | 'before' | 'from'; limit: number };

const bound = ({ from, direction }: Stretch, { score, correct }: { score: SQL; correct: SQL }): SQL => {
  if (from === null) return sql`true`;
  const comparison = sql.raw({ after: '>', before: '<', from: '>=' }[direction]);
  return sql`(-${score}, -${correct}, t.username) ${comparison} (${-from.score}::integer, ${-from.correct}::integer, ${from.username}::text collate "C")`;
};

/** A stretch of a board in its order, by the index alone; `before` reads upwards and answers in order all the same. */
export async function readRows(db: Db, board: Board, stretch: Stretch): Promise<BoardRow[]> {
  const { score, correct, wrong, isOnIt } = columns[board.period];
  const order = sql.raw(stretch.direction === 'before' ? 'desc' : 'asc');
  const { rows } = await db.execute<BoardRow>(sql`
    select t.username, u.profile_pic as "profilePic", ${score} as score, ${correct} as correct, ${wrong} as wrong,
      t.longest_streak as "longestStreak", t.current_streak as "currentStreak",
      case
        when t.week <> s.week then t.total_score
        when t.correct + t.wrong > t.week_correct + t.week_wrong then t.total_score - t.week_score
      end as "scoreBefore", s.version::integer as version
    from (
      select * from tallies t
      where ${isOnIt(board.since)} and ${bound(stretch, { score, correct })}
      order by -${score} ${order}, -${correct} ${order}, t.username ${order}
      limit ${stretch.limit}
    ) t
    join users u on u.id = t.user_id
    cross join standings s
    order by -${score}, -${correct}, t.username`);
  return rows;
}

/** Where a fan stands on a board; null when he is not on it. */
export async function readPlace(db: Db, board: Board, whose: SQL): Promise<Place | null> {
  const { score, correct, isOnIt } = columns[board.period];
  const { rows } = await db.execute<Place>(sql`
    select ${score} as score, ${correct} as correct, t.username
    from users u join tallies t on t.user_id = u.id
    where ${whose} and ${isOnIt(board.since)}`);
  return rows[0] ?? null;
}
