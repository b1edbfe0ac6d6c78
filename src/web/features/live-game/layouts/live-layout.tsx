import { Suspense } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { GameBoard } from '../scoreboard/game-board.tsx';
import type { GameScreen } from './game-screen.ts';
import { liveDetails } from '../load-parts.ts';
import { PlateAppearancePanel } from '../plate-appearance/plate-appearance-panel.tsx';
import { PartTabs } from './part-tabs.tsx';
import parts from './parts.module.css';
import styles from './layout.module.css';

/** A game in progress: the current play first. */
export function LiveLayout({ screen }: { screen: GameScreen }) {
  const { view, shown, isNow } = screen;
  // an opened play selects the first part again
  const tabs = <PartTabs key={screen.openIndex} />;
  return (
    <div className={classNames(styles.live, parts.root)} data-zoneless={!screen.hasZone || undefined}>
      <GameBoard view={view} freshness={screen.freshness}>
        {screen.pick}
      </GameBoard>
      {shown ? (
        <PlateAppearancePanel
          view={view}
          plateAppearance={shown}
          leagueKind={screen.leagueKind}
          isNow={isNow}
          hasZone={screen.hasZone}
          backTo={isNow ? null : { to: screen.closeTo, label: 'Back to live' }}
          tabs={tabs}
        />
      ) : (
        tabs
      )}
      <Suspense>
        <liveDetails.Part screen={screen} />
      </Suspense>
    </div>
  );
}
