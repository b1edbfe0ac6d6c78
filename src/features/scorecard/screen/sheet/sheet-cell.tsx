import type { Cell } from '../../rules/shapes.ts';
import { describeCell } from '../../rules/describe-cell.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { CellDrawing } from './cell-drawing.tsx';
import styles from './sheet.module.css';

type SheetCellProps = {
  cell: Cell;
  gamePk: number;
  /** of a replay, epoch ms (UTC) */
  moment: number | undefined;
  batter: string;
  hatchId: string;
  /** the column of the square, for the arrow keys */
  column: number;
  isSelected: boolean;
  isTabStop: boolean;
};

/** One square as a link that selects its play, so that it works without a script. A placed runner has no play. */
export function SheetCell({ cell, gamePk, moment, batter, hatchId, column, isSelected, isTabStop }: SheetCellProps) {
  const content = (
    <>
      <CellDrawing cell={cell} hatchId={hatchId} />
      <span className="visually-hidden">{describeCell(cell, batter)}</span>
    </>
  );
  if (cell.kind === 'placed') return content;
  return (
    <Link
      to={paths.scorecard(gamePk, { at: moment, play: cell.index })}
      className={styles.play}
      data-cell={cell.index}
      data-row={cell.order}
      data-column={column}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? undefined : -1}
      preventScrollReset
      replace
    >
      {content}
    </Link>
  );
}
