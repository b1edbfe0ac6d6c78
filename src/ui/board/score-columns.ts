import type { ReactNode } from 'react';
import type { LeaderboardEntry } from '#rules/picks/leaderboard-entry.ts';
import type { BoardColumns } from './board-table.tsx';

/** `isOfPeriod`: of a month or a week, whose streaks are not those of the period: the longest one counts every pick */
type ScoreBoard<Row> = {
  isOfPeriod: boolean;
  scoreOf?: (row: Row) => ReactNode;
  drawStreak?: (streak: number) => ReactNode;
};

/** The columns of a board of total bases. Source: the product specification. */
export function scoreColumns<Row extends LeaderboardEntry>({
  isOfPeriod,
  scoreOf = ({ totalScore }) => totalScore,
  drawStreak = (streak) => streak,
}: ScoreBoard<Row>): BoardColumns<Row> {
  const longest = isOfPeriod
    ? { name: 'LONGEST STREAK EVER', short: 'LONGEST EVER', label: 'Longest ever' }
    : { name: 'LONGEST STREAK', short: 'LONGEST', label: 'Longest' };
  return {
    score: { name: 'SCORE', figure: scoreOf },
    figures: [
      { ...longest, figure: (row) => row.longestStreak },
      {
        name: 'CURRENT STREAK',
        short: 'STREAK',
        label: 'Current',
        isMain: true,
        figure: (row) => drawStreak(row.currentStreak),
      },
      { name: 'CORRECT PREDICTIONS', short: 'CORRECT', label: 'Correct', figure: (row) => row.totalGuessesCorrect },
      {
        name: 'INCORRECT PREDICTIONS',
        short: 'INCORRECT',
        label: 'Incorrect',
        figure: (row) => row.totalGuessesIncorrect,
      },
    ],
  };
}
