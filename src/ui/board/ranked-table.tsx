import type { ReactNode } from 'react';
import { type BoardHeads, BoardRow, BoardTable, type BoardUser } from './board-table.tsx';

export type Board<T> = { rows: readonly T[]; own: T | null };

type RankedTableProps<T> = {
  board: Board<T>;
  caption: string;
  /** names of the columns */
  heads: BoardHeads;
  scoreOf: (row: T) => string;
  /** what the name of a row leads to; default: the user's page */
  linkOf?: (row: T) => string;
  /** renders the further figures of a row */
  children: (row: T) => ReactNode;
};

/** The users of a board with a score and further figures. */
export function RankedTable<T extends BoardUser>(props: RankedTableProps<T>) {
  const { board, caption, heads, scoreOf, linkOf, children } = props;
  return (
    <BoardTable caption={caption} heads={heads}>
      <tbody>
        {board.rows.map((row) => (
          <BoardRow
            key={row.username}
            row={row}
            isOwn={row.username === board.own?.username}
            to={linkOf?.(row)}
            score={scoreOf(row)}
          >
            {children(row)}
          </BoardRow>
        ))}
      </tbody>
    </BoardTable>
  );
}
