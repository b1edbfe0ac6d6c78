import { lazy, Suspense } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isHidden, isLive } from '#rules/baseball/game/predicates.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { WatchLine as WatchLineType } from './watch-line.tsx';
import styles from './worth-watching.module.css';

/** Without its code, as after a lost connection, the line is empty. */
const empty: { WatchLine: typeof WatchLineType } = { WatchLine: () => <></> };
const WatchLine = lazy(async () => ({ default: (await import('./watch-line.tsx').catch(() => empty)).WatchLine }));

/** `isBeside`: in the line of a heading, which is the only other part of its box */
type Props = { isBeside?: boolean; games: readonly GameCard[]; level?: number };

/**
 * The live game that is worth watching now, with the reason; nothing while none is. The line has its place as long as games are played, so
 * that nothing moves.
 */
export function WorthWatching({ isBeside, games, level = 1 }: Props) {
  const isHydrated = useIsHydrated();
  const hasLive = games.some(isLive);
  if (!hasLive && games.filter(isHidden).length < 2) return null;
  return (
    <p className={styles.line} data-asks={!hasLive || undefined} data-beside={isBeside}>
      {isHydrated && (
        <Suspense>
          <WatchLine games={games} level={level} />
        </Suspense>
      )}
    </p>
  );
}
