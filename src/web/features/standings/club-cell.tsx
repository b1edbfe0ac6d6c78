import type { ClubLine } from '#domain/standings/standings-table.ts';
import { Emblem } from '../../ui/emblem.tsx';
import styles from './club-cell.module.css';

/** A club's emblem and name. */
export function ClubCell({ line: { team } }: { line: ClubLine }) {
  return (
    <span className={styles['club']}>
      <Emblem teamId={team.id} size={24} isLazy />
      {team.shortName}
    </span>
  );
}
