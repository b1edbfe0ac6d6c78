import { type Key, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { chooseGroup, groupNames, groupRuns } from './column-groups.ts';
import { ColumnHead } from './column-head.tsx';
import type { Column, Sort } from './column.ts';
import { heatScale } from './heat.ts';
import { HeatKey } from './heat-key.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { sortRows } from './sort-rows.ts';
import { type Minimum, TableChoices } from './table-choices.tsx';
import { TableExports } from './table-exports.tsx';
import { type Scales, TableFoot, TableRow, GroupRow } from './table-rows.tsx';
import { TableTerms } from './table-terms.tsx';
import { useTableState } from './use-table-state.ts';
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
  /** begins the names of the search parameters that keep the order and the choices; absent: the address does not keep them */
  address?: string;
  /** one group of columns can be chosen; phones begin with the main one, by default the first */
  hasGroupChoice?: boolean;
  mainGroup?: string;
  minimum?: Minimum<Row>;
  /** a longer table shows its first rows, and the others on request */
  most?: number;
  /** rows for comparison below the others, such as the league's average */
  foot?: readonly Row[];
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

/** A table with the meanings of its columns and a CSV download, by default sortable and in a scrollable box. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionShown = false, rowKey, marked, csvName, className, minimum, foot = [] } = props;
  const { most = Infinity } = props;
  const {
    isSortable = true,
    areTermsShown = isSortable,
    scrollLabel = typeof caption === 'string' ? caption : null,
  } = props;
  const [state, change] = useTableState(props.address);
  const sort = state.sort ?? props.sort ?? null;
  const groups = props.hasGroupChoice === true ? groupNames(props.columns) : [];
  const main = props.mainGroup ?? groups[0];
  const columns = chooseGroup(props.columns, state.group, { groups, main });
  const least = state.minimum ?? minimum?.initial ?? 0;
  const rows = minimum === undefined ? props.rows : props.rows.filter((row) => minimum.value(row) >= least);
  const sorted = sortRows(rows, columns, sort);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? sorted : sorted.slice(0, most);
  const hasMore = props.columns.some(({ isMore }) => isMore);
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
              onSort={isSortable ? (chosen) => change({ sort: chosen }) : null}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} scales={scales} isMarked={marked?.(row) ?? false} />
        ))}
      </tbody>
      <TableFoot columns={columns} rows={rows} foot={foot} />
    </table>
  );
  if (scrollLabel === null) return table;
  return (
    <div className={styles.frame}>
      {(hasMore || groups.length > 1 || minimum !== undefined) && (
        <TableChoices groups={groups} main={main} hasMore={hasMore} minimum={minimum} state={state} onChange={change} />
      )}
      <ScrollRegion className={styles.scroller} label={scrollLabel}>
        {table}
      </ScrollRegion>
      {shown.length < sorted.length && (
        <Button className="needs-script" onClick={() => setShowsAll(true)}>
          Show all {sorted.length} rows
        </Button>
      )}
      {(areTermsShown || csvName !== undefined || scales.size > 0) && (
        <div className={styles.below}>
          {scales.size > 0 && <HeatKey />}
          {areTermsShown && <TableTerms columns={columns} />}
          {csvName !== undefined && <TableExports columns={props.columns} rows={[...sorted, ...foot]} name={csvName} />}
        </div>
      )}
    </div>
  );
}
