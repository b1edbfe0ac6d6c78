import type { FreeAgent } from '../../rules/free-agent.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Link } from '#ui/link.tsx';
import { dateParts, isDay } from '#ui/time/time-text.ts';
import styles from '../free-agents.module.css';
import { Text } from '#ui/text.tsx';

function Club({ club }: { club: { id: number; name: string } | null }) {
  if (club === null) return <span>No former club</span>;
  return (
    <span className={styles.club}>
      <Emblem teamId={club.id} size={24} />
      {clubNamesOf(club.id)?.shortName ?? club.name}
    </span>
  );
}

/** 'December 11, 2024 · Minor League Contract' */
function describeTerms({ signedOn, declaredOn, notes, newTeam }: FreeAgent): string {
  const day = newTeam === null ? declaredOn : signedOn;
  const parts = day !== null && isDay(day) ? dateParts(day) : null;
  return [parts && `${parts.monthAndDay}, ${parts.year}`, notes].filter(Boolean).join(' · ');
}

/** A free agent: player, position, former club, and new club if signed. */
export function AgentRow({ agent }: { agent: FreeAgent }) {
  const { player, position, originalTeam, newTeam } = agent;
  return (
    <li className={styles.row}>
      <h3>
        <Link to={paths.player(player.id)}>{player.name}</Link>
        {position !== null && <small>{position}</small>}
      </h3>
      <p className={styles.way}>
        <Club club={originalTeam} />
        {newTeam !== null && (
          <>
            <Text tone="red" aria-hidden>
              →
            </Text>
            <span className="visually-hidden">to</span>
            <Club club={newTeam} />
          </>
        )}
      </p>
      <p className={styles.terms}>{describeTerms(agent)}</p>
    </li>
  );
}
