import type { Column, Sort } from './column.ts';

type ColumnHeadProps<Row> = { column: Column<Row>; sort: Sort | null; onSort: (sort: Sort) => void };

/** The heading of a column. A click sorts by it, a second click reverses the order. */
export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const { id, head, isText = false } = column;
  const isSorted = sort?.id === id;
  const order = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
  const isDescending = isSorted ? !sort.isDescending : !isText;
  return (
    <th scope="col" data-text={isText || undefined} aria-sort={order}>
      <button type="button" onClick={() => onSort({ id, isDescending })}>
        {head}
        <span aria-hidden="true">{isSorted ? (sort.isDescending ? '▾' : '▴') : ''}</span>
      </button>
    </th>
  );
}
