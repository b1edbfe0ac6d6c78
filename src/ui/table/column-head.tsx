import type { Column, Sort } from './column.ts';

type ColumnHeadProps<Row> = {
  column: Column<Row>;
  sort: Sort | null;
  /** null: the table keeps its order */
  onSort: ((sort: Sort) => void) | null;
};

/** The heading of a column. A click sorts by it, a second click reverses the order. */
export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const { id, head, title, isHeadHidden = false, isText = false, isMore = false } = column;
  const isSorted = sort?.id === id;
  const order = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
  const isDescending = isSorted ? !sort.isDescending : !isText;
  const name = title === undefined ? head : <abbr title={title}>{head}</abbr>;
  return (
    <th scope="col" data-text={isText || undefined} data-more={isMore || undefined} aria-sort={order}>
      {isHeadHidden && <span className="visually-hidden">{head}</span>}
      {!isHeadHidden && onSort === null && name}
      {!isHeadHidden && onSort !== null && (
        <button type="button" onClick={() => onSort({ id, isDescending })}>
          {name}
          <span aria-hidden="true">{isSorted ? (sort.isDescending ? '▾' : '▴') : ''}</span>
        </button>
      )}
    </th>
  );
}
