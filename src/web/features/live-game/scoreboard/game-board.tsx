import { lazy, memo, Suspense, type ReactNode } from 'react';
import type { GameView } from '#domain/game/model.ts';
import { hasStarted } from '#domain/game/predicates.ts';
import { Card } from '../../../ui/card.tsx';
import { LineScore } from '../line-score/line-score.tsx';
import { loadConditions } from '../load-conditions.ts';
import { Scoreboard } from './scoreboard.tsx';
import styles from './game-board.module.css';

/** Rendered with the page; its code is needed only when the weather changes. */
const Conditions = lazy(async () => ({ default: (await loadConditions()).Conditions }));

/** Rendered again only for other weather: a part that changes before its code is loaded would disappear. */
const Park = memo(
  ({ view }: { view: GameView }) => (
    <Suspense fallback={<div />}>
      <Conditions view={view} />
    </Suspense>
  ),
  ({ view: one }, { view: other }) =>
    one.gamePk === other.gamePk &&
    one.weather?.condition === other.weather?.condition &&
    one.weather?.temperature === other.weather?.temperature &&
    one.weather?.wind === other.weather?.wind,
);

type Props = { view: GameView; freshness?: ReactNode; start?: ReactNode; children?: ReactNode };

/** The top of every layout: scoreboard, line score, park and weather. */
export function GameBoard({ view, freshness, start, children }: Props) {
  return (
    <Card as="section" className={styles.board} aria-label="Scoreboard">
      <Scoreboard view={view} freshness={freshness} start={start} />
      <div className={styles.foot}>
        {hasStarted(view) && <LineScore view={view} />}
        <Park view={view} />
      </div>
      {children}
    </Card>
  );
}
