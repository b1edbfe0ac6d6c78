import type { ReactNode } from 'react';
import type { GameView } from '#domain/game/model.ts';
import { hasStarted } from '#domain/game/predicates.ts';
import { Card } from '../../../ui/card.tsx';
import { LineScore } from '../line-score/line-score.tsx';
import { Scoreboard } from './scoreboard.tsx';
import styles from './game-board.module.css';

// a chunk of its own; hydration waits for it, because a part that hydrates later would disappear for a moment
const { Conditions } = await import('../conditions/conditions.tsx');

type Props = { view: GameView; freshness?: ReactNode; start?: ReactNode; children?: ReactNode };

/** The top of every layout: scoreboard, line score, park and weather. */
export function GameBoard({ view, freshness, start, children }: Props) {
  return (
    <Card as="section" className={styles.board} aria-label="Scoreboard">
      <Scoreboard view={view} freshness={freshness} start={start} />
      <div className={styles.foot}>
        {hasStarted(view) && <LineScore view={view} />}
        <Conditions view={view} />
      </div>
      {children}
    </Card>
  );
}
