import type { ConfidenceBoard } from '#contract/confidence.ts';
import { formatBits } from '#domain/confidence/format-scores.ts';
import { ConfidenceFigureCells, confidenceColumns } from '../../../ui/board/confidence-columns.tsx';
import { RankedTable } from '../../../ui/board/ranked-table.tsx';

/** The users with the first hundred ranks of confidence. */
export function ConfidenceTable({ board, caption }: { board: ConfidenceBoard; caption: string }) {
  return (
    <RankedTable board={board} caption={caption} {...confidenceColumns} scoreOf={({ bits }) => formatBits(bits)}>
      {(row) => <ConfidenceFigureCells figures={row} />}
    </RankedTable>
  );
}
