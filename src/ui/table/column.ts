import type { ReactNode } from 'react';
import type { TermId } from '#rules/baseball/stats/glossary.ts';

export type Figure = string | number | null;

/** Which values are good: compared with those of the other rows, or from the lowest to the highest of the bounds. */
export type Heat = { better: 'high' | 'low'; bounds?: readonly [number, number] };

/** A column of a table: its heading, the value to sort by and to export, and how a cell is rendered. */
export type Column<Row> = {
  id: string;
  /** 'OBP' */
  head: string;
  /** what an abbreviated heading means: 'Runs batted in' */
  title?: string;
  /** neighbors of a group share a head above their own; the first column has none */
  group?: string | undefined;
  /** phones show it only when all columns are chosen */
  isMore?: boolean;
  /** the heading is only read aloud */
  isHeadHidden?: boolean;
  /** key of the glossary entry shown below the table */
  term?: TermId;
  /** null: unknown, shown as '-' and sorted last */
  value: (row: Row) => Figure;
  /** instead of the value, in CSV and Markdown */
  copied?: (row: Row) => Figure;
  /** renders a cell; by default its value */
  cell?: (row: Row) => ReactNode;
  /** text instead of numbers: aligned to the start and first sorted ascending */
  isText?: boolean;
  /** a tint shows how good the value is */
  heat?: Heat;
  /** the figure of all rows together, in the last line; that of the first column names the line */
  total?: (rows: readonly Row[]) => Figure;
};

export type Sort = { id: string; isDescending: boolean };

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { numeric: true });
}

/** The sort key of a text: a number for '.300' and '1.000', otherwise the text. */
export function toSortable(figure: string | number): string | number {
  if (typeof figure === 'number') return figure;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(figure) ? Number(figure) : figure;
}

/** Sorts the rows by a column. The sort is stable, and unknown values are last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.id);
  if (column === undefined || sort === null) return rows;
  const direction = sort.isDescending ? -1 : 1;
  const isKnown = (figure: Figure): figure is string | number => figure !== null && figure !== '';
  return rows.toSorted((a, b) => {
    const [one, other] = [column.value(a), column.value(b)];
    if (!isKnown(one) || !isKnown(other)) return Number(isKnown(other)) - Number(isKnown(one));
    return direction * compare(toSortable(one), toSortable(other));
  });
}

export function inGroup<Row>(group: string, columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map((column) => ({ ...column, group }));
}

export type GroupRun = { group: string | undefined; ids: string[]; isMore: boolean };

/** Neighboring columns with the same group, or without one; none if no column has a group. */
export function groupRuns<Row>(columns: readonly Column<Row>[]): GroupRun[] {
  const runs: GroupRun[] = [];
  for (const { id, group, isMore = false } of columns) {
    const last = runs.at(-1);
    if (last !== undefined && last.group === group && last.isMore === isMore) last.ids.push(id);
    else runs.push({ group, ids: [id], isMore });
  }
  return runs.some(({ group }) => group !== undefined) ? runs : [];
}

export const allGroups = 'all';

/** The names of the groups, in their order. */
export function groupNames<Row>(columns: readonly Column<Row>[]): string[] {
  return [...new Set(columns.flatMap(({ group }) => group ?? []))];
}

/** The columns of a chosen group with those of no group. Until one is chosen, phones show the main group of those that can be. */
export function chooseGroup<Row>(
  columns: readonly Column<Row>[],
  chosen: string | null,
  { groups, main }: { groups: readonly string[]; main: string | undefined },
): readonly Column<Row>[] {
  if (chosen === allGroups) return columns.map((column) => ({ ...column, isMore: false }));
  if (chosen !== null && groups.includes(chosen))
    return columns.flatMap((column) =>
      column.group === undefined || column.group === chosen ? { ...column, isMore: false } : [],
    );
  return columns.map((column) => ({
    ...column,
    isMore: column.isMore === true || (groups.length > 1 && column.group !== undefined && column.group !== main),
  }));
}
