import { formatInterval, formatSkill } from '#ui/format-skill.ts';
import { Text } from '../text.tsx';
import { type BoardHeads, type BoardUser, Figure } from './board-table.tsx';
import { type Board, RankedTable } from './ranked-table.tsx';

const heads: BoardHeads = {
  score: 'SKILL',
  figures: [
    { name: '95% INTERVAL', short: '95% INTERVAL' },
    { name: 'PICKS THAT COUNT', short: 'PICKS' },
  ],
};

type SkillFigures = { skill: number; low: number; high: number; picks: number; isSettled: boolean };

type SkillTableProps<T> = {
  board: Board<T>;
  caption: string;
  /** null before the first pick that counts */
  figuresOf: (row: T) => SkillFigures | null;
};

/** Users by their skill. */
export function SkillTable<T extends BoardUser>({ board, caption, figuresOf }: SkillTableProps<T>) {
  return (
    <RankedTable
      board={board}
      caption={caption}
      heads={heads}
      scoreOf={(row) => {
        const figures = figuresOf(row);
        return figures === null ? '–' : formatSkill(figures.skill);
      }}
    >
      {(row) => {
        const figures = figuresOf(row);
        return (
          <>
            <Figure label="95% interval">{figures === null ? '–' : formatInterval(figures)}</Figure>
            <Figure label="Picks">
              {(figures?.picks ?? 0).toLocaleString('en-US')}
              {figures?.isSettled === true && <Text size="xs"> settled</Text>}
            </Figure>
          </>
        );
      }}
    </RankedTable>
  );
}
