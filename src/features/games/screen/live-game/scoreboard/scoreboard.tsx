import type { ReactNode } from 'react';
import type { GameView } from '#rules/baseball/game/model.ts';
import { hasStarted, isOver } from '#rules/baseball/game/predicates.ts';
import { BaseDiamond } from '#ui/diamond/base-diamond.tsx';
import { classNames } from '#ui/class-names.ts';
import { CountDots } from '#ui/count-dots.tsx';
import parts from '../layouts/layout.module.css';
import { describeState } from '#rules/baseball/game/describe-state.ts';
import { TeamScore } from './team-score.tsx';
import styles from './scoreboard.module.css';

type Props = {
  view: GameView;
  /** the state of the connection or the age of the data */
  freshness?: ReactNode;
  /** the start time, shown in the middle before the game */
  start?: ReactNode;
};

/** Both teams, their runs, and the state of the game between them. */
export function Scoreboard({ view, freshness, start }: Props) {
  const { tone, headline, detail } = describeState(view);
  const isInProgress = hasStarted(view) && !isOver(view);
  return (
    <div
      className={classNames(styles.scoreboard, parts.head)}
      data-tone={tone}
      data-playing={isInProgress || undefined}
    >
      <TeamScore view={view} side="away" />
      <div className={styles.middle}>
        {/* the key makes a changed headline a new element, so it does not count as a layout shift */}
        <p key={headline} className={styles.state}>
          {headline}
          {detail && <span className={styles.detail}>{detail}</span>}
        </p>
        {isInProgress && (
          <>
            <BaseDiamond bases={view.bases} size={92} />
            <div className={styles.count}>
              <CountDots kind="balls" value={view.balls} />
              <CountDots kind="strikes" value={view.strikes} />
              <CountDots kind="outs" value={view.outs} />
            </div>
          </>
        )}
        {start}
        {freshness}
      </div>
      <TeamScore view={view} side="home" />
    </div>
  );
}
