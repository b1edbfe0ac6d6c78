import { type BoardColumn, BoardRow, BoardTable, type BoardUser } from './board-table.tsx';

type RankedTableProps<T> = {
  rows: readonly T[];
  ownName: string | undefined;
  caption: string;
  columns: readonly BoardColumn<T>[];
  /** what the name of a row leads to; default: the user's page */
  linkOf?: (row: T) => string;
};

/** The users of a board with a score and further figures. */
export function RankedTable<T extends BoardUser>({ rows, ownName, caption, columns, linkOf }: RankedTableProps<T>) {
  return (
    <BoardTable caption={caption} columns={columns}>
      <tbody>
        {rows.map((row) => (
          <BoardRow
            key={row.username}
            row={row}
            columns={columns}
            isOwn={row.username === ownName}
            to={linkOf?.(row)}
          />
        ))}
      </tbody>
    </BoardTable>
  );
}
