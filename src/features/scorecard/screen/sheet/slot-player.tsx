import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import type { CardPlayer } from '../../rules/shapes.ts';
import { lastName } from './sheet-rows.ts';
import styles from './sheet.module.css';

/** A batter in the fixed column. Without a lineup there is a line to write the name on. */
export function SlotPlayer({ order, player }: { order?: number; player: CardPlayer | undefined }) {
  return (
    <th scope="row" className={styles.names} data-substitute={order === undefined || undefined}>
      <span className={styles.order}>{order}</span>
      {player ? (
        <span className={styles.player}>
          <span className={styles.name}>{lastName(player)}</span>
          <small className={styles.position}>
            {player.positions.join(', ')}
            {player.since !== null && `, ${ordinal(player.since)}`}
          </small>
        </span>
      ) : (
        <span className={styles.blank}>
          <span className="visually-hidden">Batter not announced</span>
        </span>
      )}
    </th>
  );
}
