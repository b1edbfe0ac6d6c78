import type { ReactNode } from 'react';
import { useLeague } from '#features/source/queries/league.ts';
import { ListedHeadshot } from '#ui/pictures/listed-headshot.tsx';
import styles from './roster-card.module.css';

type RosterCardProps = { id: number; jerseyNumber: string | null; children: ReactNode };

/** One person of a roster: picture, words and jersey number. */
export function RosterCard({ id, jerseyNumber, children }: RosterCardProps) {
  return (
    <li className={styles.card}>
      <ListedHeadshot playerId={id} leagueKind={useLeague()?.kind ?? 'mlb'} size={52} className={styles.face} />
      <div className={styles.who}>{children}</div>
      <span className={styles.number}>
        <span className="visually-hidden">Jersey number </span>
        {jerseyNumber ?? 'NA'}
      </span>
    </li>
  );
}
