import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/page/paths.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { Link } from '#ui/kit/link.tsx';
import { Text } from '#ui/kit/text.tsx';
import { marksQuery } from '../queries.ts';
import { describeCalm, findMark, listRootFor, markText } from '../rules/stakes.ts';
import styles from './day-stakes.module.css';

/**
 * The game of a day that matters most, and the clubs to root for in the games of others or why there is none; nothing if none
 * of the games is one of the next.
 */
export function DayStakes({ games }: { games: readonly GameCard[] }) {
  const favorite = useSession().user?.favorite_team ?? null;
  const { data } = useQuery(marksQuery(favorite));
  if (data?.current == null) return null;
  const { current } = data;
  const mark = findMark(current, games);
  const rootFor = listRootFor(current, favorite, games);
  const calm = describeCalm(current, favorite, games);
  if (mark === null && rootFor.length === 0 && calm === null) return null;
  return (
    <section aria-label="What matters for the season" className={styles.day}>
      {mark && (
        <p>
          <b>Matters most:</b>{' '}
          <Link to={paths.liveGame(mark.game.gamePk)}>
            {mark.game.teams.away.shortName}–{mark.game.teams.home.shortName}
          </Link>
          {`, ${markText(mark)}`}
        </p>
      )}
      {rootFor.length > 0 && (
        <p data-club={favorite}>
          <b>Root for:</b>{' '}
          {rootFor.map(({ game, shortName, opponent, points }, index) => (
            <span key={game.gamePk}>
              {index > 0 && ', '}
              <Link to={paths.liveGame(game.gamePk)} title={`against the ${opponent}`}>
                {shortName}
              </Link>{' '}
              {points}
            </span>
          ))}{' '}
          <Text>for your club’s {current.compared[0]}</Text>
        </p>
      )}
      {calm !== null && <p data-club={favorite}>{calm}</p>}
    </section>
  );
}
