import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ColumnHeads } from './column-heads.tsx';
import styles from './board.module.css';
import { UserCells } from './user-cells.tsx';

type RankedUser = { rank: number | null; username: string; profilePic: string };

type RankedTableProps<T> = {
  board: { rows: readonly T[]; own: T | null };
  caption: string;
  className?: string | undefined;
  /** names of the columns */
  heads: { score: string; figures: readonly string[] };
  scoreOf: (row: T) => string;
  /** what the name of a row leads to; default: the user's page */
  linkOf?: (row: T) => string;
  /** renders the further figures of a row */
  children: (row: T) => ReactNode;
};

/** The users of a board with a score and further figures, which are below the username on a phone. */
export function RankedTable<T extends RankedUser>(props: RankedTableProps<T>) {
  const { board, caption, className, heads, scoreOf, linkOf, children } = props;
  const isOwn = ({ username }: T) => username === board.own?.username;
  return (
    <table className={classNames(styles.board, className)}>
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads {...heads} />
      <tbody>
        {board.rows.map((row) => (
          <tr key={row.username} className={isOwn(row) ? styles.own : undefined}>
            <td className={styles.place}>
              <b>{row.rank ?? '–'}</b>
            </td>
            <UserCells row={row} isOwn={isOwn(row)} to={linkOf?.(row)} />
            <td className={styles.score}>{scoreOf(row)}</td>
            {children(row)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
