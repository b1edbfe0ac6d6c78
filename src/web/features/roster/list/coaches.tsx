import type { Coach } from '#domain/roster/roster.ts';
import { useLeague } from '../../../api/queries/league.ts';
import { Headshot } from '#web/ui/pictures/headshot.tsx';
import styles from './player-card.module.css';
import { CardGroup } from './roster-groups.tsx';

/** The manager and the coaches with their titles. They have no player page. */
export function Coaches({ coaches }: { coaches: readonly Coach[] }) {
  const leagueKind = useLeague()?.kind ?? 'mlb';
  return (
    <CardGroup name="Coaches" count={coaches.length}>
      {coaches.map(({ id, name, title, jerseyNumber }) => (
        <li key={`${id} ${title}`} className={styles.card}>
          <Headshot playerId={id} leagueKind={leagueKind} size={52} className={styles.face} isLazy />
          <div className={styles.who}>
            <h3>{name}</h3>
            <p>{title}</p>
          </div>
          <span className={styles.number}>
            <span className="visually-hidden">Jersey number </span>
            {jerseyNumber ?? 'NA'}
          </span>
        </li>
      ))}
    </CardGroup>
  );
}
