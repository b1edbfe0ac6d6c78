import { type BoardColumns, BoardRow, BoardTable, type BoardUser } from './board-table.tsx';

export type Board<T> = { rows: readonly T[]; own: T | null };

type RankedTableProps<T> = {
  board: Board<T>;
  caption: string;
  columns: BoardColumns<T>;
  scoreOf: (row: T) => string;
  /** what the name of a row leads to; default: the user's page */
  linkOf?: (row: T) => string;
};

/** The users of a board with a score and further figures. */
export function RankedTable<T extends BoardUser>({ board, caption, columns, scoreOf, linkOf }: RankedTableProps<T>) {
  return (
    <BoardTable caption={caption} columns={columns}>
      <tbody>
        {board.rows.map((row) => (
          <BoardRow
            key={row.username}
            row={row}
            columns={columns}
            isOwn={row.username === board.own?.username}
            to={linkOf?.(row)}
            score={scoreOf(row)}
          />
        ))}
      </tbody>
    </BoardTable>
  );
}
