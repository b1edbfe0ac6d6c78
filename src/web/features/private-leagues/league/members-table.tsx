import type { PrivateLeague } from '#contract/private-leagues.ts';
import { Figure } from '../../../ui/board/figure.tsx';
import { RankedTable } from '../../../ui/board/ranked-table.tsx';
import { countMembers } from '../count-members.ts';

const heads = {
  score: 'SCORE',
  figures: ['LONGEST STREAK', 'CURRENT STREAK', 'CORRECT PREDICTIONS', 'INCORRECT PREDICTIONS'],
};

const periodTexts = { season: 'the season', month: 'this month', week: 'this week' };

type MembersTableProps = { league: PrivateLeague; username: string };

/** All members of a league by total bases; those without a graded pick in the period are at the end, without a rank. */
export function MembersTable({ league: { name, members, table }, username }: MembersTableProps) {
  const board = { rows: table.rows, own: table.rows.find((row) => row.username === username) ?? null };
  return (
    <RankedTable
      board={board}
      caption={`${name}, ${countMembers(members)}: total bases of ${periodTexts[table.period]}`}
      heads={heads}
      scoreOf={({ rank, totalScore }) => (rank === null ? '–' : String(totalScore))}
    >
      {(row) => (
        <>
          <Figure label="Longest">{row.longestStreak}</Figure>
          <Figure label="Current">{row.currentStreak}</Figure>
          <Figure label="Correct">{row.totalGuessesCorrect}</Figure>
          <Figure label="Incorrect">{row.totalGuessesIncorrect}</Figure>
        </>
      )}
    </RankedTable>
  );
}
