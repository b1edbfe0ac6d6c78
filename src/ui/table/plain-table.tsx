import { type Key, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { groupRuns } from './column-groups.ts';
import { ColumnHead } from './column-head.tsx';
import type { Column, Sort } from './column.ts';
import { heatScale } from './heat.ts';
import { HeatKey } from './heat-key.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { sortRows } from './sort-rows.ts';
import { GroupRow, type Scales, TableFoot, TableRow } from './table-rows.tsx';
import { TableTerms } from './table-terms.tsx';
import styles from './table.module.css';

export type PlainTableProps<Row> = {
  /** caption of the table */
  caption: ReactNode;
  isCaptionShown?: boolean;
  /** the first column names the row */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** the order in which the rows are passed, if they are sorted by a column */
  sort?: Sort | undefined;
  /** false: the rows have an order of their own, as those of a lineup */
  isSortable?: boolean;
  /** rows for comparison below the others, such as the league's average */
  foot?: readonly Row[];
  /** rows to highlight */
  marked?: (row: Row) => boolean;
  /** false: the page explains the columns elsewhere */
  areTermsShown?: boolean;
  /** the name of the box that scrolls sideways; the caption by default. Null: the table always fits */
  scrollLabel?: string | null;
  className?: string | undefined;
};

type FrameProps = {
  /** the order of the rows, if they are sorted elsewhere */
  order?: Sort | null;
  onOrder?: (order: Sort) => void;
  above?: ReactNode;
  below?: ReactNode;
};

/** A table with the meanings of its columns, by default sortable and in a scrollable box. `Table` adds choices and exports. */
export function PlainTable<Row>(props: PlainTableProps<Row> & FrameProps) {
  const { caption, isCaptionShown = false, columns, rowKey, marked, className, foot = [], above, below } = props;
  const {
    isSortable = true,
    areTermsShown = isSortable,
    scrollLabel = typeof caption === 'string' ? caption : null,
  } = props;
  const [chosen, choose] = useState<Sort | null>(null);
  const sort = props.order ?? chosen ?? props.sort ?? null;
  const rows = props.order === undefined ? sortRows(props.rows, columns, sort) : props.rows;
  const runs = groupRuns(columns);
  const scales: Scales = new Map(
    columns.flatMap(({ id, heat, value }) => (heat ? [[id, heatScale(heat, rows.map(value))] as const] : [])),
  );
  const table = (
    <table className={classNames(styles.table, className)}>
      <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
      {runs.map(({ ids, isMore }) => (
        <colgroup key={ids[0]} span={ids.length} data-more={isMore || undefined} />
      ))}
      <thead>
        {runs.length > 0 && <GroupRow runs={runs} />}
        <tr>
          {columns.map((column) => (
            <ColumnHead
              key={column.id}
              column={column}
              sort={sort}
              onSort={isSortable ? (props.onOrder ?? choose) : null}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} scales={scales} isMarked={marked?.(row) ?? false} />
        ))}
      </tbody>
      <TableFoot columns={columns} rows={rows} foot={foot} />
    </table>
  );
  if (scrollLabel === null) return table;
  return (
    <div className={styles.frame}>
      {above}
      <ScrollRegion className={styles.scroller} label={scrollLabel}>
        {table}
      </ScrollRegion>
      {(areTermsShown || below !== undefined || scales.size > 0) && (
        <div className={styles.below}>
          {scales.size > 0 && <HeatKey />}
          {areTermsShown && <TableTerms columns={columns} />}
          {below}
        </div>
      )}
    </div>
  );
}
