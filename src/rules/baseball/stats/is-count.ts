import type { StatColumn } from './stat-columns.ts';

const countGroups = new Set(['Playing time', 'Batting', 'Running', 'Record', 'Appearances', 'Pitching', 'Plays']);

/** Whether the figure of a column is a sum, not a rate. */
export function isCount({ figure, group = '' }: StatColumn): boolean {
  return countGroups.has(group) && figure !== 'era';
}
