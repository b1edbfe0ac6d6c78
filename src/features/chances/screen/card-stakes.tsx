import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/queries/session.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { marksQuery } from '../queries.ts';
import { findMark, listRootFor, markText } from '../rules/stakes.ts';
import styles from './card-stakes.module.css';

/** The marks of a game card: whether the game matters most, and which club a user with a favorite club roots for; nothing for most games. */
export function CardStakes({ game }: { game: GameCard }) {
  const favorite = useSession().user?.favorite_team ?? null;
  const { data } = useQuery(marksQuery(favorite));
  if (data?.current == null) return null;
  const mark = findMark(data.current, [game]);
  const [rooting] = listRootFor(data.current, favorite, [game]);
  if (mark === null && rooting === undefined) return null;
  return (
    <p className={styles.card}>
      {mark && (
        <span>
          <b>Matters most:</b> {markText(mark)}
        </span>
      )}
      {rooting && (
        <span data-club={favorite}>
          <b>Root for:</b> {rooting.shortName}, {rooting.points} for your club’s {data.current.compared[0]}
        </span>
      )}
    </p>
  );
}
