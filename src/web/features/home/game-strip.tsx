import { useQuery } from '@tanstack/react-query';
import type { GameCard } from '#domain/game/game-card.ts';
import { isLive, isOver, isPickable } from '#domain/game/predicates.ts';
import { useCall } from '../../api/call-context.ts';
import { gamesQuery } from '../../api/queries/games.ts';
import { paths } from '../../paths.ts';
import { ClockTime } from '../../ui/clock-time.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './game-strip.module.css';
import { stripState } from './strip-state.ts';

const pollEvery = 15_000;

function Side({ team, showsScore }: { team: GameCard['teams']['home']; showsScore: boolean }) {
  return (
    <span className={styles['side']}>
      <Emblem teamId={team.id} size={20} />
      <span>{team.abbreviation}</span>
      {showsScore && <b>{team.score ?? 0}</b>}
    </span>
  );
}

function StripGame({ game }: { game: GameCard }) {
  const { away, home } = game.teams;
  const showsScore = (isLive(game) && game.inning !== null) || isOver(game);
  const words = stripState(game);
  return (
    <li>
      <Link to={paths.liveGame(game.gamePk)} className={styles['game']} data-live={isLive(game) || undefined}>
        <span className="visually-hidden">
          {away.shortName} at {home.shortName},{' '}
        </span>
        <Side team={away} showsScore={showsScore} />
        <Side team={home} showsScore={showsScore} />
        <span className={styles['state']}>
          {isPickable(game) && game.startsAt !== null && !game.status.startTimeTbd ? (
            <ClockTime at={game.startsAt} />
          ) : (
            words
          )}
        </span>
      </Link>
    </li>
  );
}

/** Today's games in one row that can be pushed along, those being played first. */
export function GameStrip() {
  const { data } = useQuery({
    ...gamesQuery(useCall(), { date: undefined, level: 1 }),
    refetchInterval: pollEvery,
  });
  return (
    <section aria-labelledby="strip" className={styles['strip']}>
      <h2 id="strip" className={styles['title']}>
        <Link to={paths.today()}>Today’s games</Link>
      </h2>
      {data === undefined ? (
        <p className={styles['none']}>The league has not told them yet. Asking again …</p>
      ) : data.games.length === 0 ? (
        <p className={styles['none']}>No games today.</p>
      ) : (
        <ul className={styles['games']}>
          {data.games.map((game) => (
            <StripGame key={game.gamePk} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}
