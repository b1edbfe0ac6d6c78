import { lazy, Suspense } from 'react';
import { Card } from '../../ui/card.tsx';
import { BoxPanel } from './box-score/box-panel.tsx';
import { GameBoard } from './game-board.tsx';
import { Lineups } from './lineups/lineups.tsx';
import { PlateAppearancePanel } from './plate-appearance-panel.tsx';
import { ScoringPlays } from './play-log/scoring-plays.tsx';
import type { GameScreen } from './game-screen.ts';
import styles from './arrangement.module.css';

/** Read with the page, but made to answer clicks after what happens now. */
const PlaysPanel = lazy(async () => ({ default: (await import('./play-log/plays-panel.tsx')).PlaysPanel }));

/** A game being played: what happens now first. */
export function LiveArrangement({ screen }: { screen: GameScreen }) {
  const { view, shown, isNow } = screen;
  return (
    <div className={styles.live}>
      <GameBoard view={view} freshness={screen.freshness} />
      {shown && (
        <PlateAppearancePanel
          view={view}
          plateAppearance={shown}
          leagueKind={screen.leagueKind}
          isNow={isNow}
          hasZone={screen.hasZone}
          backTo={isNow ? null : { to: screen.closeTo, words: 'Back to live' }}
        />
      )}
      <Suspense>
        <PlaysPanel className={styles.plays} plays={screen.plays} filter={screen.filter} openIndex={screen.openIndex} />
      </Suspense>
      <Card as="section" className={styles.scoring} aria-label="Scoring plays">
        <h2>Scoring plays</h2>
        <ScoringPlays view={view} />
      </Card>
      <Lineups view={view} />
      <BoxPanel className={styles.box} gamePk={view.gamePk} isOpen={false} />
    </div>
  );
}
