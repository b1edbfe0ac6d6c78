import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { seasonsQuery } from '#features/league/queries.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import type { StatColumn } from '#rules/baseball/stats/stat-columns.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { FilterRow } from '#ui/form/filter-row.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import { allGroups, type Column } from '#ui/table/column.ts';
import type { LeadersSelection } from './leaders-params.ts';
import styles from './league-leaders.module.css';

export function choicesOf(values: readonly (readonly [value: string, label: string])[]) {
  return values.map(([value, label]) => ({ value, label }));
}

/** The columns of figures; one that no line has is left out. A rate of nothing, such as '.---', is unknown. */
export function figureColumns<Line extends { figures: readonly (string | null)[] }>(
  columns: readonly StatColumn[],
  lines: readonly Line[],
): Column<Line>[] {
  return columns.flatMap(({ figure, head, term, group }, index): Column<Line>[] => {
    const value = ({ figures }: Line) => {
      const text = figures[index] ?? null;
      return text !== null && /\d/.test(text) ? text : null;
    };
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

/** `main`: the group that is shown at first */
type ColumnsSelectProps = { groups: readonly string[]; main: string };

/** Chooses a group of columns on a phone, where the table has no room for its own choice. */
function ColumnsSelect({ groups, main }: ColumnsSelectProps) {
  const chosen = useSearchParams()[0].get('columns') ?? '';
  const others = groups.filter((group) => group !== main);
  return (
    <div className={styles.phone}>
      <UrlSelect
        label="Columns"
        name="columns"
        value={chosen === main ? '' : chosen}
        choices={choicesOf([['', main], ...others.map((group) => [group, group] as const), [allGroups, 'All']])}
      />
    </div>
  );
}

type LineFiltersProps = {
  /** the choice of the part of the page */
  parts: ReactNode;
  params: LeadersSelection;
  groups: GroupSelectProps['groups'];
  shown: Shown;
  /** what is chosen besides the figures and the time: 'Rookies', '2B' */
  chosen?: readonly string[] | undefined;
  columns: ColumnsSelectProps;
  children?: ReactNode;
};

/** The parts of the page, and the filters behind one control that says what is chosen. A wide screen shows the filters. */
export function LineFilters({ parts, params, groups, shown, chosen, columns, children }: LineFiltersProps) {
  const { data } = useQuery(seasonsQuery);
  const times = [['', 'Season'] as const, ...shown.parts.map((part) => [part, partText(part)] as const)];
  const all = [
    params.group === undefined ? null : groups[params.group]?.name,
    params.season,
    ...(chosen ?? []),
    params.time === undefined ? null : partText(params.time).replace('Last ', ''),
  ];
  return (
    <FilterRow first={parts} chosen={all} isLong className={styles.top}>
      <GroupSelect params={params} groups={groups} />
      <SeasonSelect value={shown.season} seasons={data?.played ?? []} drops={['time']} />
      <UrlSelect label="Time" name="time" value={params.time ?? ''} choices={choicesOf(times)} />
      {children}
      <ColumnsSelect {...columns} />
    </FilterRow>
  );
}
