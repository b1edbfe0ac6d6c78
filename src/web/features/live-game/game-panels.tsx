import { lazy, Suspense, useDeferredValue } from 'react';
import type { HeldGame } from '../../api/game-stream.ts';
import type { Connection } from '../../api/watch-game.ts';
import { FreshnessLine } from './freshness-line.tsx';
import { LiveArrangement } from './live-arrangement.tsx';
import { arrangementOf } from './screen-state.ts';
import { useAnnouncedPlays } from './use-announced-plays.ts';
import { useGameScreen } from './use-game-screen.ts';
import styles from './arrangement.module.css';

/** A game changes its layout at most twice, so the other two layouts are loaded only when they are needed. */
const PreviewArrangement = lazy(async () => ({
  default: (await import('./preview-arrangement.tsx')).PreviewArrangement,
}));
const FinalArrangement = lazy(async () => ({ default: (await import('./final-arrangement.tsx')).FinalArrangement }));

const arrangements = { preview: PreviewArrangement, live: LiveArrangement, final: FinalArrangement };

/** The page of a game in the layout for its state. */
export function GamePanels({ game: newest, connection }: { game: HeldGame; connection: Connection }) {
  // the old state stays on the screen until the code of a new layout is loaded
  const game = useDeferredValue(newest);
  const arrangement = arrangementOf(game.view);
  const showsFreshness = arrangement === 'live' || game.freshness.isStale;
  const freshness = showsFreshness ? <FreshnessLine connection={connection} freshness={game.freshness} /> : null;
  const screen = useGameScreen(game.view, freshness);
  useAnnouncedPlays(game.view);
  const { away, home } = game.view.teams;
  const Arrangement = arrangements[arrangement];
  return (
    <>
      <h1 tabIndex={-1} className="visually-hidden">
        {away.name} at {home.name}
      </h1>
      <Suspense fallback={<div className={styles.coming} />}>
        <Arrangement screen={screen} />
      </Suspense>
    </>
  );
}
