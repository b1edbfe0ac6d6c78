import type { DayPicks } from '#features/picks/contract/predictions.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Link } from '#ui/link.tsx';
import controls from '#ui/controls.module.css';
import styles from './ballpark.module.css';
import { formatShortState } from '../short-state.ts';

const maxShown = 3;

const describeMargin = (margin: number): string => (margin === 0 ? 'level' : margin > 0 ? 'ahead' : 'behind');

function LivePick({ game, winnerId }: { game: GameCard; winnerId: number }) {
  const { away, home } = game.teams;
  const [called, other] = winnerId === home.id ? [home, away] : [away, home];
  const margin = (called.score ?? 0) - (other.score ?? 0);
  return (
    <li>
      <Link to={paths.liveGame(game.gamePk)} className={controls.target}>
        <Emblem teamId={called.id} size={22} />
        <span>
          {called.shortName} {describeMargin(margin)}
        </span>
        <b>
          {called.score ?? 0}–{other.score ?? 0}
        </b>
        <small>{formatShortState(game)}</small>
      </Link>
    </li>
  );
}

type LivePicksProps = { games: readonly GameCard[]; picks: DayPicks['picks'] };

/** The user's picks in live games, with the score. */
export function LivePicks({ games, picks }: LivePicksProps) {
  const live = games.filter((game) => isLive(game) && game.inning !== null);
  const called = live.flatMap((game) => {
    const pick = picks.find(({ gamePk }) => gamePk === game.gamePk);
    return pick === undefined ? [] : [{ game, winnerId: pick.winnerId }];
  });
  if (called.length === 0) return null;
  return (
    <ul className={styles.calls} aria-label="Your calls being played">
      {called.slice(0, maxShown).map(({ game, winnerId }) => (
        <LivePick key={game.gamePk} game={game} winnerId={winnerId} />
      ))}
    </ul>
  );
}
