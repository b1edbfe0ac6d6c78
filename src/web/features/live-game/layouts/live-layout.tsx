import { Suspense } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { GameBoard } from '../scoreboard/game-board.tsx';
import type { GameScreen } from './game-screen.ts';
import { liveDetails, plateAppearancePanel } from '../load-parts.ts';
import { PartTabs } from './part-tabs.tsx';
import parts from './parts.module.css';
import styles from './layout.module.css';

/** A game in progress: the current play first. */
export function LiveLayout({ screen }: { screen: GameScreen }) {
  const { view, shown, isNow } = screen;
  // a play that a link opened selects the first part again
  const tabs = <PartTabs key={screen.tabsKey} />;
  return (
    <div className={classNames(styles.live, parts.root)} data-zoneless={!screen.hasZone || undefined}>
      <GameBoard view={view} freshness={screen.freshness}>
        {screen.pick}
      </GameBoard>
      {shown ? (
        <Suspense>
          <plateAppearancePanel.Part
            view={view}
            plateAppearance={shown}
            leagueKind={screen.leagueKind}
            isNow={isNow}
            hasZone={screen.hasZone}
            backTo={
              isNow ? null : { to: screen.closeTo, label: screen.isReplay ? 'Back to the replay' : 'Back to live' }
            }
            tabs={tabs}
          />
        </Suspense>
      ) : (
        tabs
      )}
      <Suspense>
        <liveDetails.Part screen={screen} />
      </Suspense>
    </div>
  );
}
