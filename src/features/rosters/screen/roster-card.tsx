import type { ReactNode } from 'react';
import { useLeague } from '#features/source/queries/league.ts';
import { ListedHeadshot } from '#ui/pictures/headshot.tsx';
import { Person } from '#ui/person.tsx';
import styles from './roster-card.module.css';

type RosterCardProps = { id: number; name: string; to?: string; jerseyNumber: string | null; children: ReactNode };

/** One person of a roster: picture, words and jersey number. */
export function RosterCard({ id, name, to, jerseyNumber, children }: RosterCardProps) {
  return (
    <li className={styles.card}>
      <Person
        face={<ListedHeadshot playerId={id} leagueKind={useLeague()?.kind ?? 'mlb'} size={52} />}
        name={name}
        to={to}
      >
        {children}
      </Person>
      <span className={styles.number}>
        <span className="visually-hidden">Jersey number </span>
        {jerseyNumber ?? 'NA'}
      </span>
    </li>
  );
}
