import type { FieldingSeason } from '#contract/fielding.ts';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './clubmates.module.css';

/** Links to the outfielders of the same club. */
export function Clubmates({
  data: { player, clubmates },
  season,
}: {
  data: FieldingSeason;
  season: string | undefined;
}) {
  if (player === null || clubmates.length < 2) return null;
  const club = clubNamesOf(player.teamId ?? 0)?.shortName ?? 'The club';
  return (
    <nav aria-label={`Outfielders of the ${club}`} data-club={player.teamId}>
      <ul className={styles.list}>
        {clubmates.map(({ id, name, position }) => (
          <li key={id}>
            <Link
              to={paths.advancedFielding({ season, player: id })}
              className={styles.mate}
              aria-current={id === player.id ? 'true' : undefined}
              preventScrollReset
            >
              <span>{position}</span> {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
