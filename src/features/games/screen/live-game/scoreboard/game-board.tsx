import { type ReactNode } from 'react';
import type { GameView } from '#rules/baseball/game/model.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { classNames } from '#ui/class-names.ts';
import parts from '../layouts/layout.module.css';
import { Scoreboard } from './scoreboard.tsx';
import styles from './scoreboard.module.css';
import { BoardFoot } from './board-foot.tsx';

type Props = { view: GameView; freshness?: ReactNode; start?: ReactNode; children?: ReactNode };

/** The top of every layout: scoreboard, line score, park and weather. */
export function GameBoard({ view, freshness, start, children }: Props) {
  return (
    <Card as="section" className={classNames(styles.board, parts.card)} aria-label="Scoreboard">
      {view.series && (
        <p className={classNames(styles.series, parts.head)}>
          <Link to={paths.postseason({ season: view.season })}>{view.series}</Link>
        </p>
      )}
      <Scoreboard view={view} freshness={freshness} start={start} />
      <div className={classNames(styles.foot, parts.group)}>
        <BoardFoot view={view} />
      </div>
      <div className={classNames(styles.rest, parts.pick)}>{children}</div>
    </Card>
  );
}
