import type { Column } from './column.ts';

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
