import type { Figures } from './stat-block.ts';
import { isColumnGroup, type StatColumn, statColumns } from './stat-columns.ts';

/** The columns of a table of ranks: all figures of the lines, those of the group's table first, in its order. */
export function rankColumns(group: string, lines: readonly Figures[]): StatColumn[] {
  const present = new Set(lines.flatMap((figures) => Object.keys(figures)));
  const known = (isColumnGroup(group) ? statColumns[group] : []).filter(({ figure }) => present.has(figure));
  const named = new Set(known.map(({ figure }) => figure));
  const others = [...present].filter((figure) => !named.has(figure)).toSorted((a, b) => a.localeCompare(b));
  return [...known, ...others.map((figure) => ({ figure, head: headOf(figure) }))];
}

/** Converts 'strikeoutWalkRatio' to 'Strikeout walk ratio' and 'walksPer9Inn' to 'Walks per 9 inn'. */
function headOf(figure: string): string {
  const text = figure.replaceAll(/([a-z])([A-Z\d])/g, '$1 $2').replaceAll(/(\d)([A-Za-z])/g, '$1 $2');
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
