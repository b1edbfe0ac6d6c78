import { useQuery } from '@tanstack/react-query';
import { seasonsQuery } from '#features/league/queries.ts';
import type { RollingMetrics } from '#features/rolling-metrics/contract.ts';
import { rollingWindows } from '#features/rolling-metrics/rules/rolling-figures.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { TeamSelect } from '#ui/baseball/team-select.tsx';
import { FilterRow } from '#ui/form/filter-row.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { isKnownGroup, type RollingParams, sortChoices, sortValue } from './rolling-params.ts';
import styles from './rolling-metrics.module.css';

const groups = [
  { value: 'hitting', label: 'Hitting' },
  { value: 'pitching', label: 'Pitching' },
];
const windows = rollingWindows.map((games) => ({ value: String(games), label: `${games} games` }));
const sorted = ['sort'];

type RollingControlsProps = { params: RollingParams; shown: RollingMetrics | undefined };

/** Selects club, group, window, order and season. Each is part of the URL. */
export function RollingControls({ params, shown }: RollingControlsProps) {
  const seasons = useQuery(seasonsQuery).data?.played ?? [];
  const teams = useQuery(teamsQuery({ season: params.season })).data?.teams ?? [];
  const isKnown = isKnownGroup(params.group);
  const group = params.group === 'pitching' ? 'pitching' : 'hitting';
  const figure = params.figure ?? shown?.figure ?? '';
  return (
    <FilterRow
      first={<TeamSelect value={params.team} teams={teams} />}
      chosen={[group === 'pitching' && 'Pitching', params.season]}
      isLong
      className={styles.controls}
    >
      <UrlSelect
        label="Group"
        name="group"
        value={params.group}
        choices={isKnown ? groups : [{ value: params.group, label: 'Choose' }, ...groups]}
        drops={sorted}
      />
      <UrlSelect label="Window" name="window" value={String(params.window)} choices={windows} />
      <UrlSelect label="Sort by" name="sort" value={sortValue(figure, params.isChange)} groups={sortChoices(group)} />
      <SeasonSelect value={params.season ?? shown?.season ?? ''} seasons={seasons} />
    </FilterRow>
  );
}
