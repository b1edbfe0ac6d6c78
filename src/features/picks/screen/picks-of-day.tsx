import { useState, type ReactNode } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isOpenAt } from '#rules/picks/lock.ts';
import { DayPicksFrame, useDayPicks } from './day-picks.tsx';
import { SlateLink } from './slate-link.tsx';
import styles from './picks.module.css';

/** `first`: the game to pick that comes first on a phone, so that no card moves when it is picked; `next`: the one to pick now */
type GamesToPick = { first: number | null; next: number | null };

type PicksOfDayProps = {
  date: string | undefined;
  level: number;
  games: readonly GameCard[];
  children: (toPick: GamesToPick) => ReactNode;
};

/** Finds the first open game without a pick of the user; null for a visitor and while the picks are loading. */
function ToPick({ games, children }: Pick<PicksOfDayProps, 'games' | 'children'>) {
  const { user } = useSession();
  const { isLoaded, findPick, findPending, findGamePicks } = useDayPicks();
  const isWaiting = (game: GameCard) =>
    findPick(game.gamePk) === undefined &&
    findPending(game.gamePk)?.error !== null &&
    isOpenAt(game, findGamePicks(game.gamePk), Number.NEGATIVE_INFINITY);
  const next = user === null || !isLoaded ? null : (games.find(isWaiting)?.gamePk ?? null);
  const [first] = useState(next);
  return children({ first, next });
}

/** Provides the day's picks to the cards inside, and which game to pick first. */
export function PicksOfDay({ date, level, games, children }: PicksOfDayProps) {
  return (
    <DayPicksFrame date={date}>
      {date === undefined && level === 1 && (
        <p className={styles.slate}>
          <SlateLink games={games} />
        </p>
      )}
      <ToPick games={games}>{children}</ToPick>
    </DayPicksFrame>
  );
}
