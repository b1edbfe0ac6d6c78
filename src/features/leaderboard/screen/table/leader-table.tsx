import type { LeaderboardPage } from '../../contract/leaderboard.ts';
import { BoardTable } from '#ui/board/board-table.tsx';
import { periodHeads, scoreHeads } from '#ui/board/score-heads.ts';
import { classNames } from '#ui/class-names.ts';
import { LeaderRow } from './leader-row.tsx';
import styles from '../leaderboard.module.css';
import { locateOwnRow } from './own-row.ts';

type LeaderTableProps = { board: LeaderboardPage; caption: string };

/** The rows of a page, with the user's own row and its neighbors above or below them if it is on another page. */
export function LeaderTable({ board, caption }: LeaderTableProps) {
  const { rows, own, neighbors, period, isCounting } = board;
  const place = locateOwnRow(board);
  const showsMovement = period === 'season' && !isCounting;
  const isPinned = own !== null && (place === 'above' || place === 'below');
  const bodyOf = (shown: LeaderboardPage['rows'], className?: string) => (
    <tbody className={className}>
      {shown.map((row) => {
        const isOwn = row.username === own?.username;
        return (
          <LeaderRow
            key={row.username}
            row={row}
            isOwn={isOwn}
            isOfPeriod={period !== 'season'}
            showsMovement={showsMovement}
            className={isPinned && isOwn ? styles.pinned : undefined}
          />
        );
      })}
    </tbody>
  );
  const around = isPinned && bodyOf(neighbors.length > 0 ? neighbors : [own], classNames(styles.around, styles[place]));
  return (
    <BoardTable caption={caption} heads={period === 'season' ? scoreHeads : periodHeads}>
      {place === 'above' && around}
      {bodyOf(rows)}
      {place === 'below' && around}
    </BoardTable>
  );
}
