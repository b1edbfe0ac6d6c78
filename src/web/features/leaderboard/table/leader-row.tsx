import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LeaderboardRow } from '#contract/leaderboard.ts';
import { shortUsername } from '#domain/fans/short-username.ts';
import { paths } from '../../../paths.ts';
import { BasePath } from '#web/ui/diamond/base-path.tsx';
import { FanPicture } from '#web/ui/pictures/fan-picture.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './leader-table.module.css';
import { Movement } from './movement.tsx';

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

/** A figure with the name of its column, which is visible on a phone, where the columns are below the username. */
function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <td className={styles.figure}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}

type LeaderRowProps = { row: LeaderboardRow; isOwn: boolean; showsMovement: boolean };

export function LeaderRow({ row, isOwn, showsMovement }: LeaderRowProps) {
  const ref = useScrollIntoView(isOwn);
  return (
    <tr ref={ref} id={isOwn ? ownRowId : undefined} className={isOwn ? styles.own : undefined}>
      <td className={styles.place}>
        <b>{row.rank}</b>
        {showsMovement && <Movement movement={row.movement} />}
      </td>
      <td className={styles.picture}>
        <FanPicture profilePic={row.profilePic} size={40} />
      </td>
      <th scope="row" className={styles.username}>
        <Link to={paths.user(row.username)} title={row.username}>
          {shortUsername(row.username)}
        </Link>
        {isOwn && <span className={styles.you}>You</span>}
      </th>
      <td className={styles.score}>{row.totalScore}</td>
      <Figure label="Longest">{row.longestStreak}</Figure>
      <Figure label="Current">
        <span className={styles.run}>
          <BasePath bases={row.currentStreak} size={22} />
          {row.currentStreak}
        </span>
      </Figure>
      <Figure label="Correct">{row.totalGuessesCorrect}</Figure>
      <Figure label="Incorrect">{row.totalGuessesIncorrect}</Figure>
    </tr>
  );
}
