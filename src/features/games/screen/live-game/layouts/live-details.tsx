import { Card } from '#ui/card.tsx';
import { BoxScorePanel } from '../box-score/box-score-panel.tsx';
import { useBoxScore } from '../box-score/use-box-score.ts';
import type { GameScreen } from './game-screen.ts';
import { Lineups } from '../lineups/lineups.tsx';
import { PlaysPanel } from '../play-log/plays-panel.tsx';
import { ScoringPlays } from '../play-log/scoring-plays.tsx';
import { PlaysDetails } from '../plays-details.tsx';
import { WinProbability } from '../win-probability/win-probability.tsx';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './layout.module.css';

/** The content below the plate appearance of a live game: win probability, plays, scoring plays, lineups, box score. */
export function LiveDetails({ screen }: { screen: GameScreen }) {
  const { view } = screen;
  const loadedBox = useBoxScore(view);
  return (
    <>
      <WinProbability className={classNames(styles.chance, styles.partsPlays)} screen={screen} />
      <PlaysPanel
        className={classNames(styles.plays, styles.partsPlays)}
        plays={screen.plays}
        teams={view.teams}
        filter={screen.filter}
        openIndex={screen.openIndex}
        pointed={screen.pointed}
      />
      <Card as="section" className={classNames(styles.scoring, styles.partsPlays)} aria-label="Scoring plays">
        <h2>Scoring plays</h2>
        <ScrollRegion className={styles.scroller} label="Scoring plays, in order">
          <ScoringPlays view={view} />
        </ScrollRegion>
      </Card>
      <Lineups view={view} box={loadedBox.box} FollowList={screen.FollowList} />
      <BoxScorePanel className={classNames(styles.box, styles.partsBox)} loaded={loadedBox} isOpen={false}>
        <PlaysDetails view={view} plays={screen.plays} />
      </BoxScorePanel>
    </>
  );
}
