import type { SkillBoard } from '../../contract/skill.ts';
import { RankedTable } from '../ranked-table.tsx';
import { SkillFigureCells, skillColumns } from '../skill-columns.tsx';
import { formatSkill } from '#ui/format-skill.ts';

/** The ranked users of a page of the board of skill. */
export function SkillTable({ board, caption }: { board: SkillBoard; caption: string }) {
  return (
    <RankedTable board={board} caption={caption} {...skillColumns} scoreOf={({ skill }) => formatSkill(skill)}>
      {(row) => <SkillFigureCells figures={row} />}
    </RankedTable>
  );
}
