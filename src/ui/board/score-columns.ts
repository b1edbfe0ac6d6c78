import type { ReactNode } from 'react';
import type { LeaderboardEntry } from '#rules/picks/leaderboard-entry.ts';
import type { BoardColumn } from './board-table.tsx';

/** `isOfPeriod`: of a month or a week, whose streaks are not those of the period: the longest one counts every pick */
type ScoreBoard<Row> = {
  isOfPeriod: boolean;
  scoreOf?: (row: Row) => ReactNode;
  drawStreak?: (streak: number) => ReactNode;
};

/** The columns of a board of total bases. Source: the product specification. */
export function scoreColumns<Row extends LeaderboardEntry>({
  isOfPeriod,
  scoreOf = ({ totalScore }) => totalScore.toLocaleString('en-US'),
  drawStreak = (streak) => streak,
}: ScoreBoard<Row>): BoardColumn<Row>[] {
  const longest = isOfPeriod
    ? { head: 'LONGEST STREAK EVER', short: 'LONGEST EVER', label: 'Longest ever' }
    : { head: 'LONGEST STREAK', short: 'LONGEST', label: 'Longest' };
  return [
    { head: 'SCORE', kind: 'score', cell: scoreOf },
    { ...longest, cell: (row) => row.longestStreak },
    { head: 'CURRENT STREAK', short: 'STREAK', kind: 'main', cell: (row) => drawStreak(row.currentStreak) },
    { head: 'CORRECT PREDICTIONS', short: 'CORRECT', label: 'Correct', cell: (row) => row.totalGuessesCorrect },
    { head: 'INCORRECT PREDICTIONS', short: 'INCORRECT', label: 'Incorrect', cell: (row) => row.totalGuessesIncorrect },
  ];
}
