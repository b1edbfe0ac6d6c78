import { useQuery } from '@tanstack/react-query';
import { acceptsPicks, isLive } from '#rules/baseball/game/predicates.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { Time } from '#ui/time/time.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import styles from './tile.module.css';

/** The next three games that can be picked. */
export function FirstGames() {
  const { data } = useQuery(todaysGamesQuery);
  const next = (data?.games ?? []).filter((game) => acceptsPicks(game) && game.startsAt !== null).slice(0, 3);
  const live = data?.games.filter(isLive).length ?? 0;
  if (next.length === 0)
    return <p className={styles.none}>{live > 0 ? `${live} in progress` : 'Tomorrow is another day.'}</p>;
  return (
    <ul className={styles.games}>
      {next.map(({ gamePk, startsAt, teams: { away, home } }) => (
        <li key={gamePk}>
          <Emblem teamId={away.id} size={24} />
          <span>{away.abbreviation}</span>
          <i>at</i>
          <Emblem teamId={home.id} size={24} />
          <span>{home.abbreviation}</span>
          <time>{startsAt !== null && <Time at={startsAt} />}</time>
        </li>
      ))}
    </ul>
  );
}
