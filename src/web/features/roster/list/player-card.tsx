import type { RosterEntry } from '#domain/roster/roster.ts';
import { useLeague } from '../../../api/queries/league.ts';
import { paths } from '../../../paths.ts';
import { Headshot } from '#web/ui/pictures/headshot.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './player-card.module.css';
import { formatHands, statusTone } from './player-text.ts';

function Name({ entry }: { entry: RosterEntry }) {
  if (entry.position === null) return entry.name;
  return (
    <Link to={paths.player(entry.id)} className={styles.link}>
      {entry.name}
    </Link>
  );
}

/** One player of a roster. The whole card links to the player's page if the position is known. */
export function PlayerCard({ entry }: { entry: RosterEntry }) {
  const { id, jerseyNumber, age, position, status, note } = entry;
  const hands = formatHands(entry);
  return (
    <li className={styles.card}>
      <Headshot playerId={id} leagueKind={useLeague()?.kind ?? 'mlb'} size={52} className={styles.face} isLazy />
      <div className={styles.who}>
        <h3>
          <Name entry={entry} />
        </h3>
        <p>
          {position?.name || 'NA'} <span>· Age {age ?? 'NA'}</span>{' '}
          {hands && <span title={hands.long}>· {hands.short}</span>}
        </p>
        <p className={styles.status} data-tone={statusTone(entry)}>
          {status?.text || 'NA'}
          {note !== null && <small>{note}</small>}
        </p>
      </div>
      <span className={styles.number}>
        <span className="visually-hidden">Jersey number </span>
        {jerseyNumber ?? 'NA'}
      </span>
    </li>
  );
}
