import type { RosterEntry } from '#rules/baseball/roster/roster.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { formatHands, statusTone } from './player-text.ts';
import { RosterCard } from './roster-card.tsx';
import styles from './roster-card.module.css';

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
    <RosterCard id={id} jerseyNumber={jerseyNumber}>
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
    </RosterCard>
  );
}
