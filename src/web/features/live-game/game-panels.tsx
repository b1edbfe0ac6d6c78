import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { isUnderReview } from '#domain/game/predicates.ts';
import type { LoadedGame } from '../../api/live/game-stream.ts';
import type { Connection } from '../../api/live/watch-game.ts';
import { paths } from '../../paths.ts';
import { TextVersionLink } from '../../ui/text-version-link.tsx';
import { FreshnessLine, ReplayLine } from './scoreboard/freshness-line.tsx';
import { LiveLayout } from './layouts/live-layout.tsx';
import { selectLayout } from './game-layout.ts';
import { finalLayout, previewLayout } from './load-parts.ts';
import { useShownInstant } from './shown-instant.ts';
import { useGameScreen } from './layouts/use-game-screen.ts';
import { ListeningPlace } from './listening-place.tsx';
import styles from './layouts/layout.module.css';

/** A game changes its layout at most twice, so the other two layouts are loaded only when they are needed. */
const layouts = { preview: previewLayout.Part, live: LiveLayout, final: finalLayout.Part };

type GamePanelsProps = {
  game: LoadedGame;
  connection: Connection;
  /** the user's pick, or the form to make it */
  pick: ReactNode;
};

/** The page of a game in the layout for its state. */
export function GamePanels({ game: newest, connection, pick }: GamePanelsProps) {
  // the old state stays on the screen until the code of a new layout is loaded
  const game = useDeferredValue(newest);
  const isReplay = useShownInstant() !== null;
  // a replay ends in the layout in which it began
  const layout = isReplay ? 'live' : selectLayout(game.view);
  const showsFreshness = layout === 'live' || game.freshness.isStale;
  const freshness = isReplay ? (
    <ReplayLine />
  ) : showsFreshness ? (
    <FreshnessLine connection={connection} freshness={game.freshness} isUnderReview={isUnderReview(game.view)} />
  ) : null;
  const screen = useGameScreen(game.view, { freshness, pick });
  const { away, home } = game.view.teams;
  const Layout = layouts[layout];
  return (
    <>
      <h1 tabIndex={-1} className="visually-hidden">
        {away.name} at {home.name}
      </h1>
      <Suspense fallback={<div className={styles.coming} />}>
        <Layout screen={screen} />
      </Suspense>
      <ListeningPlace screen={screen} />
      {/* the text has the newest state, which a replay hides */}
      {!isReplay && <TextVersionLink path={paths.gameText(game.view.gamePk)} />}
    </>
  );
}
