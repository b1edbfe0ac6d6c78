import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { seasonsQuery } from '#features/league/queries.ts';
import type { StatColumn } from '#rules/baseball/stats/stat-columns.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Menu } from '#ui/kit/menu.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import type { LeadersSelection } from './leaders-params.ts';
import styles from './league-leaders.module.css';

export function choicesOf(values: readonly (readonly [value: string, label: string])[]) {
  return values.map(([value, label]) => ({ value, label }));
}

/** The columns of figures; one that no line has is left out. */
export function figureColumns<Line extends { figures: readonly (string | null)[] }>(
  columns: readonly StatColumn[],
  lines: readonly Line[],
): Column<Line>[] {
  return columns.flatMap(({ figure, head, term, group }, index): Column<Line>[] => {
    const value = (line: Line) => line.figures[index] ?? null;
    return lines.every((line) => value(line) === null)
      ? []
      : [{ id: figure, head, ...(term && { term }), group, value }];
  });
}

type Shown = { season: string; from: string | null; to: string | null; parts: readonly string[] };

/** 'Last 30 days', or 'June' for 2030-06. */
function partText(part: string): string {
  return part.includes('-') ? (dateParts(`${part}-01`).monthAndDay.split(' ')[0] ?? part) : `Last ${part} days`;
}

/** '2030', 'June 2030', or 'May 16 to June 14, 2030'. */
export function whenText({ season, from, to }: Shown): string {
  if (from === null || to === null) return season;
  const { monthAndDay, year } = dateParts(to);
  if (from === `${to.slice(0, 7)}-01`) return monthAndDay.replace(/\d+$/, year);
  return `${dateParts(from).monthAndDay} to ${monthAndDay}, ${year}`;
}

type GroupSelectProps = { params: LeadersSelection; groups: Readonly<Record<string, { name: string }>> };

export function GroupSelect({ params, groups }: GroupSelectProps) {
  return (
    <UrlSelect
      label="Figures"
      name="group"
      value={params.group ?? ''}
      choices={Object.entries(groups).map(([id, { name }]) => ({ value: id === 'hitting' ? '' : id, label: name }))}
      drops={['position', 'plot', 'sort', 'columns', 'min']}
    />
  );
}

type MoreFiltersProps = { params: LeadersSelection; shown: Shown; children?: ReactNode };

/** The season, a part of it, and further choices. */
export function MoreFilters({ params, shown, children }: MoreFiltersProps) {
  const { data } = useQuery(seasonsQuery);
  const { season, parts } = shown;
  const times = [['', 'Season'] as const, ...parts.map((part) => [part, partText(part)] as const)];
  return (
    <Menu summary="Filters">
      <div className={styles.more}>
        <SeasonSelect value={season} seasons={data?.played ?? []} drops={['time']} />
        <UrlSelect label="Time" name="time" value={params.time ?? ''} choices={choicesOf(times)} />
        {children}
      </div>
    </Menu>
  );
}
