import type { Column } from './column.ts';

export function inGroup<Row>(group: string, columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map((column) => ({ ...column, group }));
}

export type GroupRun = { group: string | undefined; ids: string[] };

/** Neighboring columns with the same group, or without one; none if no column has a group. */
export function groupRuns<Row>(columns: readonly Column<Row>[]): GroupRun[] {
  const runs: GroupRun[] = [];
  for (const { id, group } of columns) {
    const last = runs.at(-1);
    if (last !== undefined && last.group === group) last.ids.push(id);
    else runs.push({ group, ids: [id] });
  }
  return runs.some(({ group }) => group !== undefined) ? runs : [];
}
