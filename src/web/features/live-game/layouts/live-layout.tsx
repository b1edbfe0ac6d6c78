import { lazy, Suspense } from 'react';
import { GameBoard } from '../scoreboard/game-board.tsx';
import type { GameScreen } from './game-screen.ts';
import { PlateAppearancePanel } from '../plate-appearance/plate-appearance-panel.tsx';
import styles from './layout.module.css';

/** Rendered with the page, but hydrated after the current play. */
const LiveDetails = lazy(async () => ({ default: (await import('./live-details.tsx')).LiveDetails }));

/** A game in progress: the current play first. */
export function LiveLayout({ screen }: { screen: GameScreen }) {
  const { view, shown, isNow } = screen;
  return (
    <div className={styles.live} data-zoneless={!screen.hasZone || undefined}>
      <GameBoard view={view} freshness={screen.freshness}>
        {screen.pick}
      </GameBoard>
      {shown && (
        <PlateAppearancePanel
          view={view}
          plateAppearance={shown}
          leagueKind={screen.leagueKind}
          isNow={isNow}
          hasZone={screen.hasZone}
          backTo={isNow ? null : { to: screen.closeTo, label: 'Back to live' }}
        />
      )}
      <Suspense>
        <LiveDetails screen={screen} />
      </Suspense>
    </div>
  );
}
