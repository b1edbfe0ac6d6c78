import { useState, type Key } from 'react';
import { classNames } from '../class-names.ts';
import { ColumnHead } from './column-head.tsx';
import type { Column, Sort } from './column.ts';
import { CsvButton } from './csv-button.tsx';
import styles from './table.module.css';
import { ScrollRegion } from './scroll-region.tsx';
import smallTable from './small-table.module.css';
import { sortRows } from './sort-rows.ts';
import { TableTerms } from './table-terms.tsx';

type TableProps<Row> = {
  /** caption of the table */
  caption: string;
  isCaptionShown?: boolean;
  /** the first column names the row */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** the order in which the rows are passed, if they are sorted by a column */
  sort?: Sort;
  /** rows to highlight */
  marked?: (row: Row) => boolean;
  /** file name without its extension; without it there is no download */
  csvName?: string;
  /** false: the page explains the columns elsewhere */
  areTermsShown?: boolean;
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

/** A sortable table in a scrollable box, with the meanings of its columns and a CSV download. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    isCaptionShown = false,
    columns,
    rows,
    rowKey,
    sort: first,
    marked,
    csvName,
    areTermsShown = true,
  } = props;
  const [sort, setSort] = useState<Sort | null>(first ?? null);
  const sorted = sortRows(rows, columns, sort);
  return (
    <div className={styles.frame}>
      <ScrollRegion className={classNames(smallTable.scroller, styles.scroller)} label={caption}>
        <table className={classNames(smallTable.table, styles.table)}>
          <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} sort={sort} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <TableRow key={rowKey(row)} row={row} columns={columns} isMarked={marked?.(row) ?? false} />
            ))}
          </tbody>
        </table>
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
