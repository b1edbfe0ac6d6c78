import { useState, type Key, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ColumnHead } from './column-head.tsx';
import type { Column, Sort } from './column.ts';
import { CsvButton } from './csv-button.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { sortRows } from './sort-rows.ts';
import { TableTerms } from './table-terms.tsx';
import styles from './table.module.css';

type TableProps<Row> = {
  /** caption of the table */
  caption: ReactNode;
  isCaptionShown?: boolean;
  /** the first column names the row */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** the order in which the rows are passed, if they are sorted by a column */
  sort?: Sort;
  /** false: the rows have an order of their own, as those of a lineup */
  isSortable?: boolean;
  /** rows to highlight */
  marked?: (row: Row) => boolean;
  /** file name without its extension; without it there is no download */
  csvName?: string;
  /** false: the page explains the columns elsewhere */
  areTermsShown?: boolean;
  /** the name of the box that scrolls sideways; the caption by default. Null: the table always fits */
  scrollLabel?: string | null;
  className?: string | undefined;
};

type RowProps<Row> = { row: Row; columns: readonly Column<Row>[]; isMarked: boolean };

function TableRow<Row>({ row, columns, isMarked }: RowProps<Row>) {
  const content = ({ value, cell }: Column<Row>) => cell?.(row) ?? value(row) ?? '-';
  const [first, ...others] = columns;
  return (
    <tr data-marked={isMarked || undefined}>
      {first && (
        <th scope="row" data-text={first.isText || undefined}>
          {content(first)}
        </th>
      )}
      {others.map((column) => (
        <td key={column.id} data-text={column.isText || undefined}>
          {content(column)}
        </td>
      ))}
    </tr>
  );
}

function Totals<Row>({ columns, rows }: { columns: readonly Column<Row>[]; rows: readonly Row[] }) {
  const [first, ...others] = columns;
  if (first?.total === undefined) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">{first.total(rows)}</th>
        {others.map(({ id, total }) => (
          <td key={id}>{total?.(rows)}</td>
        ))}
      </tr>
    </tfoot>
  );
}

/** A table with the meanings of its columns and a CSV download, by default sortable and in a scrollable box. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionShown = false, columns, rows, rowKey, marked, csvName, className } = props;
  const {
    isSortable = true,
    areTermsShown = isSortable,
    scrollLabel = typeof caption === 'string' ? caption : null,
  } = props;
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null);
  const sorted = sortRows(rows, columns, sort);
  const table = (
    <table className={classNames(styles.table, className)}>
      <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} sort={sort} onSort={isSortable ? setSort : null} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} isMarked={marked?.(row) ?? false} />
        ))}
      </tbody>
      <Totals columns={columns} rows={rows} />
    </table>
  );
  if (scrollLabel === null) return table;
  return (
    <div className={styles.frame}>
      <ScrollRegion className={styles.scroller} label={scrollLabel}>
        {table}
      </ScrollRegion>
      {(areTermsShown || csvName !== undefined) && (
        <div className={styles.below}>
          {areTermsShown && <TableTerms columns={columns} />}
          {csvName !== undefined && <CsvButton columns={columns} rows={sorted} name={csvName} />}
        </div>
      )}
    </div>
  );
}
