import type { ConfidenceBoard, ConfidenceRow } from '#contract/confidence.ts';
import { formatBits, formatBrier } from '#domain/confidence/format-scores.ts';
import { classNames } from '../../../ui/class-names.ts';
import skillStyles from '../skill/skill-table.module.css';
import { ColumnHeads } from '../table/column-heads.tsx';
import { Figure } from '../table/figure.tsx';
import styles from '../table/leader-table.module.css';
import { UserCells } from '../table/user-cells.tsx';

const figures = ['BRIER SCORE', 'GRADED PICKS'];

function Row({ row, isOwn }: { row: ConfidenceRow; isOwn: boolean }) {
  return (
    <tr className={isOwn ? styles.own : undefined}>
      <td className={styles.place}>
        <b>{row.rank}</b>
      </td>
      <UserCells row={row} isOwn={isOwn} />
      <td className={styles.score}>{formatBits(row.bits)}</td>
      <Figure label="Brier score" className={skillStyles.interval}>
        {formatBrier(row.brier)}
      </Figure>
      <Figure label="Picks" className={skillStyles.picks}>
        {row.picks.toLocaleString('en-US')}
      </Figure>
    </tr>
  );
}

/** The users with the first hundred ranks of confidence. */
export function ConfidenceTable({ board, caption }: { board: ConfidenceBoard; caption: string }) {
  return (
    <table className={classNames(styles.board, skillStyles.board)}>
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads score="BITS" figures={figures} />
      <tbody>
        {board.rows.map((row) => (
          <Row key={row.username} row={row} isOwn={row.username === board.own?.username} />
        ))}
      </tbody>
    </table>
  );
}
