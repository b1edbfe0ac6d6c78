import { Emblem } from '#ui/pictures/emblem.tsx';
import type { PickableGame } from './pick-text.ts';
import styles from './picks.module.css';

/** A club with its emblem and record, in a button to choose it. */
export function ClubRow({ team: { id, shortName, record } }: { team: PickableGame['teams']['home'] }) {
  return (
    <span className={styles.club}>
      <Emblem teamId={id} size={32} />
      <span>
        {shortName}
        {record !== null && (
          <small>
            {' '}
            {record.wins}–{record.losses}
          </small>
        )}
      </span>
    </span>
  );
}
