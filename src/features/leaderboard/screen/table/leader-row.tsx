import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LeaderboardRow } from '../../contract/leaderboard.ts';
import { BasePath } from '#ui/diamond/base-path.tsx';
import { BoardRow, Figure } from '#ui/board/board-table.tsx';
import styles from '../leaderboard.module.css';
import { describeMovement } from './describe-movement.ts';

export const ownRowId = 'you';

/** Scrolls to the user's own row if the address points to it. The browser does so only if the row exists at page load. */
function useScrollIntoView(isOwn: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  const isTarget = useLocation().hash === `#${ownRowId}` && isOwn;
  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  return row;
}

type LeaderRowProps = {
  row: LeaderboardRow;
  isOwn: boolean;
  /** whether the board is that of a month or a week */
  isOfPeriod: boolean;
  showsMovement: boolean;
  className?: string | undefined;
};

export function LeaderRow({ row, isOwn, isOfPeriod, showsMovement, className }: LeaderRowProps) {
  const ref = useScrollIntoView(isOwn);
  return (
    <BoardRow
      ref={ref}
      id={isOwn ? ownRowId : undefined}
      row={row}
      isOwn={isOwn}
      className={className}
      score={row.totalScore}
      movement={showsMovement && <Movement movement={row.movement} />}
    >
      <Figure label={isOfPeriod ? 'Longest ever' : 'Longest'}>{row.longestStreak}</Figure>
      <Figure label="Current" isMain>
        <span className={styles.run}>
          <BasePath bases={row.currentStreak} size={22} />
          {row.currentStreak}
        </span>
      </Figure>
      <Figure label="Correct">{row.totalGuessesCorrect}</Figure>
      <Figure label="Incorrect">{row.totalGuessesIncorrect}</Figure>
    </BoardRow>
  );
}

const arrows = { up: 'M5 1 9 8H1z', down: 'M5 9 1 2h8z', new: 'M5 1 9 5 5 9 1 5z' } as const;

/** The movement since last week, if there is one: an arrow and the number of places, with the full text for screen readers. */
function Movement({ movement }: { movement: number | null }) {
  const described = describeMovement(movement);
  if (described === null) return null;
  const { kind, short, long } = described;
  return (
    <span className={styles.movement} data-kind={kind} title={long}>
      <svg viewBox="0 0 10 10" width="9" height="9" aria-hidden="true">
        <path d={arrows[kind]} />
      </svg>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">, {long}</span>
    </span>
  );
}
