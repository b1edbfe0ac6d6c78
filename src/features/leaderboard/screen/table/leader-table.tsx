import type { LeaderboardPage } from '../../contract/leaderboard.ts';
import { BoardTable } from '#ui/board/board-table.tsx';
import { classNames } from '#ui/class-names.ts';
import { LeaderRow } from './leader-row.tsx';
import styles from '../leaderboard.module.css';
import { locateOwnRow } from './own-row.ts';

const heads = {
  score: 'SCORE',
  figures: ['LONGEST STREAK', 'CURRENT STREAK', 'CORRECT PREDICTIONS', 'INCORRECT PREDICTIONS'],
};

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
    <BoardTable caption={caption} heads={heads}>
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
    </BoardTable>
  );
}
