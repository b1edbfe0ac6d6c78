import type { TermId } from '#rules/baseball/stats/glossary.ts';
import { type ColumnGroup, type StatColumn, statColumns } from '#rules/baseball/stats/stat-columns.ts';

/** Figures of players that say nothing about a club. */
const left = new Set(['gamesStarted', 'rangeFactorPerGame']);
const kept = (group: ColumnGroup): readonly StatColumn[] =>
  statColumns[group].filter(({ figure }) => !left.has(figure));

/** The columns of players with runs per game before the other rates. */
const withRuns = (group: 'hitting' | 'pitching', term: TermId): StatColumn[] =>
  kept(group).flatMap((column, index, all) =>
    column.group === 'Rates' && all[index - 1]?.group !== 'Rates'
      ? [{ figure: 'runsPerGame', head: 'R/G', term, group: 'Rates' }, column]
      : [column],
  );

/** The columns of the tables of clubs. */
export const clubColumns: Readonly<Record<ColumnGroup, readonly StatColumn[]>> = {
  hitting: withRuns('hitting', 'runs'),
  pitching: [...withRuns('pitching', 'runsAllowed'), { figure: 'fip', head: 'FIP', term: 'fip', group: 'Advanced' }],
  fielding: kept('fielding'),
};
