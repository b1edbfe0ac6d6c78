import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useLiveGame } from '#features/games/queries/use-live-game.ts';
import { describeScore } from '#rules/baseball/game/describe.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { tileOfView } from '../rules.ts';
import { NextLockLine, ScoreTile } from './score-tile.tsx';
import styles from './small-window.module.css';

/** `setTitle` sets that of the window. */
type SmallWindowProps = { gamePk: string; setTitle: (title: string) => void; note: ReactNode };

/** Score, count and bases of a game, and the next lock. */
export function SmallWindow(props: SmallWindowProps) {
  // there is no HTML to hydrate
  return useIsHydrated() && <Contents {...props} />;
}

function Contents({ gamePk, setTitle, note }: SmallWindowProps) {
  const { game } = useLiveGame(gamePk, true);
  const { data: day } = useQuery(todaysGamesQuery);
  const title = game && hasStarted(game.view) ? describeScore(game.view) : 'Small window';
  useEffect(() => setTitle(title), [setTitle, title]);
  if (!game) return null;
  return (
    <div className={styles.window}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.game}>
        <ScoreTile tile={tileOfView(game.view)} />
      </div>
      <p className={styles.lock}>{day && <NextLockLine games={day.games} />}</p>
      {note}
    </div>
  );
}
