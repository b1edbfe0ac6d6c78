import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { statViews, type StatView } from '../player-params.ts';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/controls.module.css';
import styles from './stat-tables.module.css';

/** Links to the views of statistics. */
export function StatViewLinks({ playerId, view }: { playerId: number; view: StatView | null }) {
  return (
    <nav aria-label="Stat Group">
      <ul className={styles.views}>
        {statViews.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={paths.player(playerId, { group: id === 'career' ? undefined : id })}
              aria-current={id === view ? 'true' : undefined}
              className={classNames(controls.button, styles.view)}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
