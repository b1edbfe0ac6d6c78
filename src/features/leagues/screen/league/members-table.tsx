import type { PrivateLeague } from '../../contract.ts';
import { Figure } from '#ui/board/board-table.tsx';
import { ConfidenceTable } from '#ui/board/confidence-table.tsx';
import { RankedTable } from '#ui/board/ranked-table.tsx';
import { periodHeads, scoreHeads } from '#ui/board/score-heads.ts';
import { SkillTable } from '#ui/board/skill-table.tsx';
import { countMembers } from '../count-members.ts';

const boardTexts = { score: 'total bases', skill: 'skill', confidence: 'confidence' };
const periodTexts = { season: 'the season', month: 'this month', week: 'this week', all: 'all time' };

type MembersTableProps = { league: PrivateLeague; username: string };

/** All members of a league in the order of a board; those without a rank are at the end. */
export function MembersTable({ league: { name, members, table }, username }: MembersTableProps) {
  const period = table.board === 'skill' && table.season !== null ? table.season : periodTexts[table.period];
  const caption = `${name}, ${countMembers(members)}: ${boardTexts[table.board]} of ${period}`;
  const isOfPeriod = table.period === 'month' || table.period === 'week';
  const boardOf = <T extends { username: string }>(rows: readonly T[]) => ({
    rows,
    own: rows.find((row) => row.username === username) ?? null,
  });
  if (table.board === 'skill')
    return <SkillTable board={boardOf(table.rows)} caption={caption} figuresOf={({ figures }) => figures} />;
  if (table.board === 'confidence')
    return <ConfidenceTable board={boardOf(table.rows)} caption={caption} figuresOf={({ figures }) => figures} />;
  return (
    <RankedTable
      board={boardOf(table.rows)}
      caption={caption}
      heads={isOfPeriod ? periodHeads : scoreHeads}
      scoreOf={({ rank, totalScore }) => (rank === null ? '–' : String(totalScore))}
    >
      {(row) => (
        <>
          <Figure label={isOfPeriod ? 'Longest ever' : 'Longest'}>{row.longestStreak}</Figure>
          <Figure label="Current" isMain>
            {row.currentStreak}
          </Figure>
          <Figure label="Correct">{row.totalGuessesCorrect}</Figure>
          <Figure label="Incorrect">{row.totalGuessesIncorrect}</Figure>
        </>
      )}
    </RankedTable>
  );
}
