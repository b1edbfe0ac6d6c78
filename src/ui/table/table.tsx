import { useState, type Key, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { groupRuns, type GroupRun } from './column-groups.ts';
import { ColumnHead } from './column-head.tsx';
import type { Column, Figure, Sort } from './column.ts';
import { CsvButton } from './csv-button.tsx';
import { type HeatMark, heatScale } from './heat.ts';
import { HeatKey } from './heat-key.tsx';
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

/** The heads of groups; screen readers need them to be in a `colgroup`. */
function GroupRow({ runs }: { runs: readonly GroupRun[] }) {
  return (
    <tr>
      {runs.map(({ group, ids }) =>
        group === undefined ? (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the columns have their heads in the next row
          ids.map((id) => <td key={id} />)
        ) : (
          <th key={ids[0]} scope="colgroup" colSpan={ids.length}>
            {group}
          </th>
        ),
      )}
    </tr>
  );
}

/** By column */
type Scales = ReadonlyMap<string, (figure: Figure) => HeatMark | null>;
type RowProps<Row> = { row: Row; columns: readonly Column<Row>[]; scales: Scales; isMarked: boolean };

function TableRow<Row>({ row, columns, scales, isMarked }: RowProps<Row>) {
  const content = ({ value, cell }: Column<Row>) => cell?.(row) ?? value(row) ?? '-';
  const [first, ...others] = columns;
  return (
    <tr data-marked={isMarked || undefined}>
      {first && (
        <th scope="row" data-text={first.isText || undefined}>
          {content(first)}
        </th>
      )}
      {others.map((column) => {
        const mark = scales.get(column.id)?.(column.value(row));
        return (
          <td key={column.id} data-text={column.isText || undefined} data-heat={mark?.level}>
            {content(column)}
            {mark && <span className="visually-hidden">{`, ${mark.text}`}</span>}
          </td>
        );
      })}
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
  const runs = groupRuns(columns);
  const scales: Scales = new Map(
    columns.flatMap(({ id, heat, value }) => (heat ? [[id, heatScale(heat, rows.map(value))] as const] : [])),
  );
  const table = (
    <table className={classNames(styles.table, className)}>
      <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
      {runs.map(({ ids }) => (
        <colgroup key={ids[0]} span={ids.length} />
      ))}
      <thead>
        {runs.length > 0 && <GroupRow runs={runs} />}
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} sort={sort} onSort={isSortable ? setSort : null} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} scales={scales} isMarked={marked?.(row) ?? false} />
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
      {(areTermsShown || csvName !== undefined || scales.size > 0) && (
        <div className={styles.below}>
          {scales.size > 0 && <HeatKey />}
          {areTermsShown && <TableTerms columns={columns} />}
          {csvName !== undefined && <CsvButton columns={columns} rows={sorted} name={csvName} />}
        </div>
      )}
    </div>
  );
}
