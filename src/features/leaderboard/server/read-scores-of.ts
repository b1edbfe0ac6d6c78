import { type SQL, sql } from 'drizzle-orm';
import type { LeaderboardEntry, Span } from '../contract/leaderboard.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/open-db.ts';
import { columns } from './pages/boards.ts';

/** A user's totals of a period. `isOnBoard`: whether the user has a graded pick in it; otherwise its totals are 0 */
type PeriodScore = {
  userId: number;
  isOnBoard: boolean;
  score: Omit<LeaderboardEntry, 'username' | 'profilePic'>;
};

/** `since`: the first day of the period (YYYY-MM-DD); null for the season and all seasons */
type Query = { span: Span; since: string | null; userIds: readonly number[] };

/** Reads the totals of some users in a period, without those who never had a graded pick. */
export function readScoresOf(db: Db, { span, since, userIds }: Query): Promise<PeriodScore[]> {
  const { score, correct, wrong, ...board } = columns[span];
  const isOnBoard = board.isOnBoard(since);
  const inPeriod = (total: SQL) => sql`case when ${isOnBoard} then ${total} else 0 end`;
  return runPrepared<PeriodScore>(
    db,
    sql`select t.user_id as "userId", ${isOnBoard} as "isOnBoard", json_build_object('totalScore', ${inPeriod(score)},
      'totalGuessesCorrect', ${inPeriod(correct)}, 'totalGuessesIncorrect', ${inPeriod(wrong)},
      'longestStreak', t.longest_streak, 'currentStreak', t.current_streak) as score
      from tallies t where t.user_id = any(${sql.param(userIds)}::integer[])`,
  );
}
