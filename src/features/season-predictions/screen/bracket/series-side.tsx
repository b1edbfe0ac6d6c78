import type { SeededClub } from '../../rules/follow-bracket.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import styles from './series.module.css';

/** A club of a series with its seed. In the narrow columns of the drawn bracket it has its abbreviation. */
export function SeriesSide({ club: { id, seed, shortName, abbreviation } }: { club: SeededClub }) {
  return (
    <>
      <span className={styles.seed}>
        <span className="visually-hidden">Seed </span>
        {seed}
      </span>
      <Emblem teamId={id} size={22} />
      <span className={styles.club}>
        <span className={styles.long}>{shortName}</span>
        <abbr className={styles.short} title={shortName}>
          {abbreviation}
        </abbr>
      </span>
    </>
  );
}
