import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { shownPlays, type FieldingPlace } from './fielding-search.ts';
import styles from './show-links.module.css';

const names = { all: 'All', made: 'Caught', missed: 'Not caught' } as const;

/** Which balls are drawn and listed. */
export function ShowLinks({ place: { season, player, show } }: { place: FieldingPlace }) {
  return (
    <nav aria-label="Which balls">
      <ul className={styles['links']}>
        {shownPlays.map((each) => (
          <li key={each}>
            <Link
              to={paths.advancedFielding({ season, player, show: each === 'all' ? undefined : each })}
              aria-current={each === show ? 'true' : undefined}
              className={styles['link']}
              preventScrollReset
            >
              {names[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
