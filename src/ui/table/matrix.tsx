import type { Key, ReactNode } from 'react';

type Marks = { title?: string | undefined; [name: `data-${string}`]: string | true | undefined };

/** A column of a matrix, such as a game or an inning. The first one names the row. */
export type MatrixColumn<Row> = {
  id: Key;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  className?: string | undefined;
  headMarks?: Marks;
  cellMarks?: (row: Row) => Marks;
};

type MatrixProps<Row> = {
  caption?: string;
  columns: readonly MatrixColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  className: string | undefined;
};

/** A small table whose columns are as many as its data have, such as games or innings. Its look is that of its place. */
export function Matrix<Row>({ caption, columns, rows, rowKey, className }: MatrixProps<Row>) {
  return (
    <table className={className}>
      {caption !== undefined && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ id, head, className: ofColumn, headMarks }) => (
            <th key={id} scope="col" className={ofColumn} {...headMarks}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, cell, className: ofColumn, cellMarks }, place) => {
              const Cell = place === 0 ? 'th' : 'td';
              return (
                <Cell key={id} scope={place === 0 ? 'row' : undefined} className={ofColumn} {...cellMarks?.(row)}>
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
