import type { CardPlayer } from '../../rules/shapes.ts';
import { battingColumns } from './sheet-rows.ts';
import styles from './sheet.module.css';

type PlayerFiguresProps = {
  player: CardPlayer | undefined;
  /** before the game the totals are left to the pencil */
  isEmpty: boolean;
};

/** The totals of a batter at the end of the row. */
export function PlayerFigures({ player, isEmpty }: PlayerFiguresProps) {
  return battingColumns.map(({ key }) => (
    <td key={key} className={styles.figure}>
      {isEmpty ? '' : player?.[key]}
    </td>
  ));
}
