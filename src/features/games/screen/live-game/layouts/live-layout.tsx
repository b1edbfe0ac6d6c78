import { classNames } from '#ui/class-names.ts';
import { GameBoard } from '../scoreboard/game-board.tsx';
import type { GameScreen } from './game-screen.ts';
import { PartTabs } from './part-tabs.tsx';
import styles from './layout.module.css';
import { PlateAppearancePanel } from '../plate-appearance/plate-appearance-panel.tsx';
import { LiveDetails } from './live-details.tsx';

/** A game in progress: the current play first. */
export function LiveLayout({ screen }: { screen: GameScreen }) {
  const { view, shown, isNow } = screen;
  // a play that a link opened selects the first part again
  const tabs = <PartTabs key={screen.tabsKey} />;
  return (
    <div className={classNames(styles.live, styles.root)} data-zoneless={!screen.hasZone || undefined}>
      <GameBoard view={view} freshness={screen.freshness}>
        {screen.pick}
      </GameBoard>
      {shown ? (
        <PlateAppearancePanel
          view={view}
          plateAppearance={shown}
          leagueKind={screen.leagueKind}
          Follow={screen.Follow}
          isNow={isNow}
          hasZone={screen.hasZone}
          backTo={isNow ? null : { to: screen.closeTo, label: screen.isReplay ? 'Back to the replay' : 'Back to live' }}
          tabs={tabs}
        />
      ) : (
        tabs
      )}
      <LiveDetails screen={screen} />
    </div>
  );
}
