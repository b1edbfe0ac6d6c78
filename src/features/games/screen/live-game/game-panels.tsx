import { createElement, Suspense, use, useDeferredValue, useEffect, type ReactNode } from 'react';
import { describeState } from '#rules/baseball/game/describe-state.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { hasStarted, isUnderReview } from '#rules/baseball/game/predicates.ts';
import { fullTitle } from '#platform/api/browser/page-head.ts';
import type { LoadedGame } from '../../queries/game-stream.ts';
import type { Connection } from '../../queries/watch-game.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { TextVersionLink } from '#ui/text-version-link.tsx';
import { FreshnessLine, ReplayLine } from './scoreboard/freshness-line.tsx';
import { loadedLayouts, loadLayout, PlaysDetails } from './load-layout.ts';
import type { GameParts, GameScreen } from './layouts/game-screen.ts';
import { type Layout, selectLayout } from './game-layout.ts';
import { useShownInstant } from '#features/replay/queries/shown-instant.ts';
import { useGameScreen } from './layouts/use-game-screen.ts';
import styles from './layouts/layout.module.css';

/** A layout of the page. A game changes it at most twice, so the other two are loaded only when they are needed. */
function LoadedLayout({ name, screen }: { name: Layout; screen: GameScreen }) {
  return createElement(loadedLayouts.get(name) ?? use(loadLayout(name)), { screen, Details: PlaysDetails });
}

/** Shows the score in the tab of the browser, as the page shows it; a game whose score is hidden has not started. */
function useTitle(view: GameView): void {
  const { away, home } = view.teams;
  const score = `${away.abbreviation} ${view.totals.away.runs}, ${home.abbreviation} ${view.totals.home.runs}`;
  const title = hasStarted(view) ? `${score} · ${describeState(view).headline}` : null;
  useEffect(() => {
    // after the title of the page, which is set on arrival
    if (title !== null) queueMicrotask(() => (document.title = fullTitle(title)));
  }, [title]);
}

type GamePanelsProps = {
  game: LoadedGame;
  connection: Connection;
  parts: GameParts;
  /** what other features show below the game */
  renderBelow?: (screen: GameScreen) => ReactNode;
};

/** The page of a game in the layout for its state. */
export function GamePanels({ game: newest, connection, parts, renderBelow }: GamePanelsProps) {
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
  const screen = useGameScreen(game.view, {
    freshness,
    ...parts,
    controls: layout === 'live' && !isReplay ? parts.controls : null,
  });
  useTitle(game.view);
  const { away, home } = game.view.teams;
  return (
    <>
      <h1 tabIndex={-1} className="visually-hidden">
        {away.name} at {home.name}
      </h1>
      <Suspense fallback={<div className={styles.coming} />}>
        {/* the key makes the parts of another layout new elements, which are no layout shift */}
        <LoadedLayout key={layout} name={layout} screen={screen} />
      </Suspense>
      {renderBelow?.(screen)}
      {/* the text has the newest state, which a replay hides */}
      {!isReplay && <TextVersionLink path={paths.gameText(game.view.gamePk)} />}
    </>
  );
}
