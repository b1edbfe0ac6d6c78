import { type Key, type ReactNode, useState } from 'react';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import type { TermId } from '#rules/baseball/stats/glossary.ts';
import { TermDefinition } from '#ui/baseball/term.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import {
  groupRuns,
  type GroupRun,
  type Column,
  type Sort,
  type Figure,
  type Heat,
  sortRows,
  toSortable,
} from './column.ts';
import { ScrollRegion } from './scroll-region.tsx';
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

/** What the tints of a table mean. The cells have it as a text that is read aloud. */
function HeatKey() {
  return (
    <p className={styles.key} aria-hidden="true">
      Worse
      {[1, 2, 4, 5].map((level) => (
        <i key={level} data-heat={level} />
      ))}
      Better
    </p>
  );
}

type ColumnHeadProps<Row> = {
  column: Column<Row>;
  sort: Sort | null;
  /** null: the table keeps its order */
  onSort: ((sort: Sort) => void) | null;
};

/** The heading of a column. A click sorts by it, a second click reverses the order. */
function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
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

/** The heads of groups; screen readers need them to be in a `colgroup`. */
function GroupRow({ runs }: { runs: readonly GroupRun[] }) {
  return (
    <tr>
      {runs.map(({ group, ids, isMore }) =>
        group === undefined ? (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the columns have their heads in the next row
          ids.map((id) => <td key={id} data-more={isMore || undefined} />)
        ) : (
          <th key={ids[0]} scope="colgroup" colSpan={ids.length} data-more={isMore || undefined}>
            {group}
          </th>
        ),
      )}
    </tr>
  );
}

/** By column */
type Scales = ReadonlyMap<string, (figure: Figure) => HeatMark | null>;

type RowProps<Row> = { row: Row; columns: readonly Column<Row>[]; scales?: Scales; isMarked?: boolean };

function TableRow<Row>({ row, columns, scales, isMarked = false }: RowProps<Row>) {
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
        const { id, isText, isMore } = column;
        const mark = scales?.get(id)?.(column.value(row));
        return (
          <td key={id} data-text={isText || undefined} data-more={isMore || undefined} data-heat={mark?.level}>
            {content(column)}
            {mark && <span className="visually-hidden">{`, ${mark.text}`}</span>}
          </td>
        );
      })}
    </tr>
  );
}

type FootProps<Row> = { columns: readonly Column<Row>[]; rows: readonly Row[]; foot: readonly Row[] };

/** The totals of the columns, then rows for comparison. */
function TableFoot<Row>({ columns, rows, foot }: FootProps<Row>) {
  const [first, ...others] = columns;
  const hasTotals = first?.total !== undefined;
  if (!hasTotals && foot.length === 0) return null;
  return (
    <tfoot>
      {hasTotals && (
        <tr data-total>
          <th scope="row">{first.total?.(rows)}</th>
          {others.map(({ id, total, isMore }) => (
            <td key={id} data-more={isMore || undefined}>
              {total?.(rows)}
            </td>
          ))}
        </tr>
      )}
      {foot.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows for comparison keep their place
        <TableRow key={index} row={row} columns={columns} />
      ))}
    </tfoot>
  );
}

/** From 1, the worst, to 5, the best. The middle, 3, has no mark. */
type HeatMark = { level: 1 | 2 | 4 | 5; text: string };

/** Fewer values say little about each other. */
const fewestValues = 5;

function toNumber(figure: Figure): number | null {
  const sortable = figure === null ? null : toSortable(figure);
  return typeof sortable === 'number' ? sortable : null;
}

/** The share of the other values below a value; an equal one counts half. */
function shareBelow(value: number, values: readonly number[]): number {
  const below = values.filter((each) => each < value).length;
  const equal = values.filter((each) => each === value).length;
  return (below + (equal - 1) / 2) / (values.length - 1);
}

function levelOf(percent: number): HeatMark['level'] | null {
  if (percent < 20) return percent < 10 ? 1 : 2;
  if (percent > 80) return percent > 90 ? 5 : 4;
  return null;
}

const levelNames = { 1: 'very poor', 2: 'poor', 4: 'good', 5: 'very good' } as const;

/** Makes the function that marks a value of a column: null in the middle, if unknown, or with too few to compare it with. */
export function heatScale({ better, bounds }: Heat, figures: readonly Figure[]): (figure: Figure) => HeatMark | null {
  const values = figures.map(toNumber).filter((value) => value !== null);
  return (figure) => {
    const value = toNumber(figure);
    if (value === null || (bounds === undefined && values.length < fewestValues)) return null;
    const share = bounds ? (value - bounds[0]) / (bounds[1] - bounds[0]) : shareBelow(value, values);
    const percent = Math.round(100 * Math.min(Math.max(better === 'high' ? share : 1 - share, 0), 1));
    const level = levelOf(percent);
    if (level === null) return null;
    // there is no 0th and no 100th percentile
    const text = bounds ? levelNames[level] : `${ordinal(Math.min(Math.max(percent, 1), 99))} percentile of this table`;
    return { level, text };
  };
}

type ExplainedHead = { head: string; term?: TermId };

/** The meanings of the columns, collapsed. */
export function TableTerms({ columns }: { columns: readonly ExplainedHead[] }) {
  const explained = columns.flatMap(({ head, term }) => (term === undefined ? [] : [{ head, term }]));
  if (explained.length === 0) return null;
  return (
    <div className={styles.explained}>
      <details className={styles.terms}>
        <summary>What the columns mean</summary>
        <dl>
          {explained.map(({ head, term }) => (
            <div key={head}>
              <dt>{head}</dt>
              <dd>
                <TermDefinition id={term} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
