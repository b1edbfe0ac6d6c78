import type { SkillBoard } from '../../contract/skill.ts';
import { RankedTable } from '#ui/board/ranked-table.tsx';
import { SkillFigureCells, skillColumns } from '#ui/board/skill-columns.tsx';
import { formatSkill } from '#ui/format-skill.ts';

/** The ranked users of a page of the board of skill. */
export function SkillTable({ board, caption }: { board: SkillBoard; caption: string }) {
  return (
    <RankedTable board={board} caption={caption} {...skillColumns} scoreOf={({ skill }) => formatSkill(skill)}>
      {(row) => <SkillFigureCells figures={row} />}
    </RankedTable>
  );
}
