import type { LeaderboardPage } from '../../contract/leaderboard.ts';
import { classNames } from '#ui/class-names.ts';
import { ColumnHeads } from '#ui/board/column-heads.tsx';
import { LeaderRow } from './leader-row.tsx';
import styles from '#ui/board/board.module.css';
import { locateOwnRow } from './own-row.ts';

const figures = ['LONGEST STREAK', 'CURRENT STREAK', 'CORRECT PREDICTIONS', 'INCORRECT PREDICTIONS'];

type LeaderTableProps = { board: LeaderboardPage; caption: string };

/** The rows of a page, with the user's own row above or below them if it is on another page. */
export function LeaderTable({ board, caption }: LeaderTableProps) {
  const { rows, own, period } = board;
  const place = locateOwnRow(board);
  const showsMovement = period === 'season';
  const pinned = own !== null && (place === 'above' || place === 'below') && (
    <tbody className={classNames(styles.pinned, styles[place])}>
      <LeaderRow row={own} isOwn showsMovement={showsMovement} />
    </tbody>
  );
  return (
    <table className={styles.board}>
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads score="SCORE" figures={figures} />
      {place === 'above' && pinned}
      <tbody>
        {rows.map((row) => (
          <LeaderRow
            key={row.username}
            row={row}
            isOwn={row.username === own?.username}
            showsMovement={showsMovement}
          />
        ))}
      </tbody>
      {place === 'below' && pinned}
    </table>
  );
}
