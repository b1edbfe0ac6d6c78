import type { LeaderLine } from '../../rules/leader-lines.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { ListedHeadshot } from '#ui/pictures/listed-headshot.tsx';
import { Link } from '#ui/link.tsx';
import { Person } from '#ui/person.tsx';
import styles from '../league-leaders.module.css';

function Club({ leader: { team, league } }: { leader: LeaderLine }) {
  return (
    <p className={styles.club}>
      {team !== null && (
        <>
          <Emblem teamId={team.id} size={18} />
          <Link to={paths.club(team.id)}>{team.name}</Link>
        </>
      )}
      {league !== null && <span>{league.name}</span>}
    </p>
  );
}

/** The value as a bar, relative to the maximum of the list. */
function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.length} width={(share * 100).toFixed(2)} height="10" />
    </svg>
  );
}

type LeaderRowProps = { leader: LeaderLine };

/** One leader: rank, picture, name, club, league, and the value with its bar. */
export function LeaderRow({ leader }: LeaderRowProps) {
  const { rank, isTied, person, team, value, share } = leader;
  const leagueKind = useLeague()?.kind ?? 'mlb';
  return (
    <Card as="li" className={styles.row}>
      <p className={styles.rank}>
        <b>{rank}</b>
        {isTied && <small>tied</small>}
      </p>
      <Person
        face={<ListedHeadshot playerId={person.id} leagueKind={leagueKind} size={48} />}
        name={person.name}
        to={paths.player(person.id)}
      >
        <Club leader={leader} />
      </Person>
      <div className={styles.scale} data-club={team?.id}>
        {share !== null && <Bar share={share} />}
      </div>
      <p className={styles.value}>{value}</p>
    </Card>
  );
}
