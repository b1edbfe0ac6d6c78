import { Text } from '#ui/kit/text.tsx';
import { type BoardColumn, textOf } from './board-table.tsx';
import { formatInterval, formatSkill } from './format-skill.ts';

type SkillFigures = { skill: number; low: number; high: number; picks: number; isSettled: boolean };

function PicksThatCount({ figures }: { figures: SkillFigures | null }) {
  return (
    <>
      {(figures?.picks ?? 0).toLocaleString('en-US')}
      {figures?.isSettled === true && <Text size="xs"> settled</Text>}
    </>
  );
}

/** The columns of a board of skill. `figuresOf`: null before the first pick that counts */
export function skillColumns<Row>(figuresOf: (row: Row) => SkillFigures | null): BoardColumn<Row>[] {
  return [
    { head: 'SKILL', kind: 'score', cell: (row) => textOf(figuresOf(row), ({ skill }) => formatSkill(skill)) },
    { head: '95% INTERVAL', label: '95% interval', cell: (row) => textOf(figuresOf(row), formatInterval) },
    {
      head: 'PICKS THAT COUNT',
      short: 'PICKS',
      label: 'Picks',
      cell: (row) => <PicksThatCount figures={figuresOf(row)} />,
    },
  ];
}
