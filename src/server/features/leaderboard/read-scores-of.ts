import type { LeaderboardEntry, Span } from '#contract/leaderboard.ts';
import type { Db } from '#server/db/open-db.ts';
import { prepared } from '#server/db/run-prepared.ts';
import { columns } from './pages/boards.ts';

/** A user's totals of a period. `isOnBoard`: whether the user has a graded pick in it; otherwise its totals are 0 */
export type PeriodScore = {
  userId: number;
  isOnBoard: boolean;
  score: Omit<LeaderboardEntry, 'username' | 'profilePic'>;
};

function textOf(span: Span): string {
  const { score, correct, wrong, isOnBoard } = columns[span];
  const inPeriod = (total: string) => `case when ${isOnBoard} then ${total} else 0 end`;
  return `select t.user_id as "userId", ${isOnBoard} as "isOnBoard", json_build_object('totalScore', ${inPeriod(score)},
      'totalGuessesCorrect', ${inPeriod(correct)}, 'totalGuessesIncorrect', ${inPeriod(wrong)},
      'longestStreak', t.longest_streak, 'currentStreak', t.current_streak) as score
    from tallies t where t.user_id = any($2::integer[])`;
}

const statements = {
  season: prepared<PeriodScore>(textOf('season')),
  month: prepared<PeriodScore>(textOf('month')),
  week: prepared<PeriodScore>(textOf('week')),
  all: prepared<PeriodScore>(textOf('all')),
};

/** `since`: the first day of the period (YYYY-MM-DD); null for the season and all seasons */
type Query = { span: Span; since: string | null; userIds: readonly number[] };

/** Reads the totals of some users in a period, without those who never had a graded pick. */
export function readScoresOf(db: Db, { span, since, userIds }: Query): Promise<PeriodScore[]> {
  return statements[span](db, [since, userIds]);
}
