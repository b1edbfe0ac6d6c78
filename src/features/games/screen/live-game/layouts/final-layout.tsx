import { Card } from '#ui/card.tsx';
import { BoxScorePanel } from '../box-score/box-score-panel.tsx';
import { useBoxScore } from '../box-score/use-box-score.ts';
import { Decisions } from '../final/decisions.tsx';
import { GameBoard } from '../scoreboard/game-board.tsx';
import { PlaysPanel } from '../play-log/plays-panel.tsx';
import { ScoringPlays } from '../play-log/scoring-plays.tsx';
import { PlaysDetails } from '../plays-details.tsx';
import { WinProbability } from '../win-probability/win-probability.tsx';
import type { GameScreen } from './game-screen.ts';
import styles from './layout.module.css';
import { PlateAppearancePanel } from '../plate-appearance/plate-appearance-panel.tsx';

/** A game that is over: the result, the scoring plays, and every play, each of which can be opened. */
export function FinalLayout({ screen }: { screen: GameScreen }) {
  const { view, shown } = screen;
  const loadedBox = useBoxScore(view);
  const isOpened = shown !== null && shown.index === screen.openIndex;
  return (
    <div className={styles.final} data-opened={isOpened || undefined}>
      <GameBoard view={view} freshness={screen.freshness}>
        {view.decisions && <Decisions view={view} leagueKind={screen.leagueKind} />}
        {screen.pick}
      </GameBoard>
      {isOpened && (
        <PlateAppearancePanel
          view={view}
          plateAppearance={shown}
          leagueKind={screen.leagueKind}
          Follow={screen.Follow}
          isNow={false}
          hasZone={screen.hasZone}
          backTo={{ to: screen.closeTo, label: 'Close' }}
        />
      )}
      <WinProbability className={styles.chance} screen={screen} />
      <Card as="section" className={styles.scoring} aria-label="Scoring plays">
        <h2>Scoring plays</h2>
        <ScoringPlays view={view} />
      </Card>
      <BoxScorePanel className={styles.box} loaded={loadedBox} isOpen>
        <PlaysDetails view={view} plays={screen.plays} />
      </BoxScorePanel>
      <PlaysPanel
        className={styles.plays}
        plays={screen.plays}
        teams={view.teams}
        filter={screen.filter}
        openIndex={screen.openIndex}
        pointed={screen.pointed}
      />
    </div>
  );
}
