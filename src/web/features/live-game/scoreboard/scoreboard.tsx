import type { ReactNode } from 'react';
import type { GameView } from '#domain/game/model.ts';
import { hasStarted, isOver } from '#domain/game/predicates.ts';
import { BaseDiamond } from '../../../ui/base-diamond.tsx';
import { CountDots } from '../../../ui/count-dots.tsx';
import { stateWords } from './state-words.ts';
import { TeamScore } from './team-score.tsx';
import styles from './scoreboard.module.css';

type Props = {
  view: GameView;
  /** how fresh the figures are */
  freshness?: ReactNode;
  /** what stands in the middle before the game: its start */
  start?: ReactNode;
};

/** Both teams, their runs, and the state of the game between them. */
export function Scoreboard({ view, freshness, start }: Props) {
  const { tone, headline, detail } = stateWords(view);
  const isBeingPlayed = hasStarted(view) && !isOver(view);
  return (
    <div className={styles.scoreboard} data-tone={tone}>
      <TeamScore view={view} side="away" />
      <div className={styles.middle}>
        {/* a text that changes in the middle of a line is a new text: nothing moves */}
        <p key={headline} className={styles.state}>
          {headline}
          {detail && <span className={styles.detail}>{detail}</span>}
        </p>
        {isBeingPlayed && (
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
