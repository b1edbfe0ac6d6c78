import { useEffect, useRef } from 'react';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { statViews, type StatView } from '../player-params.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './stat-tables.module.css';

/** Scrolls the row of links to the current one, without scrolling the page. */
function useCurrentInView(view: StatView | null) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(`[data-view="${view}"]`);
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 2;
  }, [view]);
  return row;
}

/** Links to the views of statistics; on a phone one row that scrolls. */
export function StatViewLinks({ playerId, view }: { playerId: number; view: StatView | null }) {
  const row = useCurrentInView(view);
  return (
    <nav aria-label="Stat Group">
      <ul ref={row} className={styles.views}>
        {statViews.map(({ id, name }) => (
          <li key={id} data-view={id}>
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
