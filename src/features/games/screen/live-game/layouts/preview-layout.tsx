import { isCalledOff } from '#rules/baseball/game/predicates.ts';
import { Card } from '#ui/card.tsx';
import { PickBrief } from '../brief/pick-brief.tsx';
import { GameInfo } from '../game-info.tsx';
import { GameBoard } from '../scoreboard/game-board.tsx';
import { ForecastLine } from '../forecast/forecast-line.tsx';
import { Lineups } from '../lineups/lineups.tsx';
import { ProbablePitchers } from '../preview/probable-pitchers.tsx';
import { StartTime } from '../preview/start-time.tsx';
import type { GameScreen } from './game-screen.ts';
import styles from './layout.module.css';

/** A game that has not started: time, park, probable pitchers and lineups. */
export function PreviewLayout({ screen }: { screen: GameScreen }) {
  const { view } = screen;
  return (
    <div className={styles.preview}>
      <GameBoard
        view={view}
        freshness={screen.freshness}
        controls={null}
        start={isCalledOff(view) ? null : <StartTime view={view} />}
      >
        {screen.pick}
      </GameBoard>
      <Card as="section" className={styles.probables} aria-label="Probable pitchers">
        <h2>Probable pitchers</h2>
        <ProbablePitchers view={view} leagueKind={screen.leagueKind} />
        <ForecastLine view={view} />
      </Card>
      <Lineups view={view} FollowList={screen.FollowList} />
      <PickBrief view={view} />
      <GameInfo className={styles.info} view={view} />
    </div>
  );
}
