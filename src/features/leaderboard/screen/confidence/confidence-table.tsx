import type { ConfidenceBoard } from '#features/picks/contract/confidence.ts';
import { formatBits } from '#rules/picks/format-scores.ts';
import { ConfidenceFigureCells, confidenceColumns } from '#ui/board/confidence-columns.tsx';
import { RankedTable } from '#ui/board/ranked-table.tsx';

/** The users with the first hundred ranks of confidence. */
export function ConfidenceTable({ board, caption }: { board: ConfidenceBoard; caption: string }) {
  return (
    <RankedTable board={board} caption={caption} {...confidenceColumns} scoreOf={({ bits }) => formatBits(bits)}>
      {(row) => <ConfidenceFigureCells figures={row} />}
    </RankedTable>
  );
}
