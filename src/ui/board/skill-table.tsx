import { formatInterval, formatSkill } from '../format-skill.ts';
import { Text } from '../text.tsx';
import type { BoardColumns, BoardUser } from './board-table.tsx';
import { type Board, RankedTable } from './ranked-table.tsx';

type SkillFigures = { skill: number; low: number; high: number; picks: number; isSettled: boolean };

type SkillTableProps<T> = {
  board: Board<T>;
  caption: string;
  /** null before the first pick that counts */
  figuresOf: (row: T) => SkillFigures | null;
};

/** The picks that count. */
function Picks({ figures }: { figures: SkillFigures | null }) {
  return (
    <>
      {(figures?.picks ?? 0).toLocaleString('en-US')}
      {figures?.isSettled === true && <Text size="xs"> settled</Text>}
    </>
  );
}

const textOf = (figures: SkillFigures | null, format: (figures: SkillFigures) => string) =>
  figures === null ? '–' : format(figures);

const columnsOf = <T,>(figuresOf: SkillTableProps<T>['figuresOf']): BoardColumns<T> => ({
  score: 'SKILL',
  figures: [
    {
      name: '95% INTERVAL',
      short: '95% INTERVAL',
      label: '95% interval',
      figure: (row) => textOf(figuresOf(row), formatInterval),
    },
    {
      name: 'PICKS THAT COUNT',
      short: 'PICKS',
      label: 'Picks',
      figure: (row) => <Picks figures={figuresOf(row)} />,
    },
  ],
});

/** Users by their skill. */
export function SkillTable<T extends BoardUser>({ board, caption, figuresOf }: SkillTableProps<T>) {
  return (
    <RankedTable
      board={board}
      caption={caption}
      columns={columnsOf(figuresOf)}
      scoreOf={(row) => textOf(figuresOf(row), ({ skill }) => formatSkill(skill))}
    />
  );
}
