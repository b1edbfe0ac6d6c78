import type { RosterEntry } from '#rules/baseball/roster/roster.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { formatHands, statusTone } from './player-text.ts';
import { RosterCard } from './roster-card.tsx';
import styles from './roster-card.module.css';

/** One player of a roster. The whole card links to the player's page if the position is known. */
export function PlayerCard({ entry }: { entry: RosterEntry }) {
  const { id, jerseyNumber, age, position, status, note } = entry;
  const hands = formatHands(entry);
  return (
    <RosterCard
      id={id}
      name={entry.name}
      {...(position !== null && { to: paths.player(id) })}
      jerseyNumber={jerseyNumber}
    >
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
