import { useQuery } from '@tanstack/react-query';
import type { LeagueLeaders } from '#features/league-leaders/contract.ts';
import { leaderCategories } from '#features/league-leaders/rules/leader-categories.ts';
import { isSmallestFirst } from '#features/league-leaders/rules/leader-lines.ts';
import type { Leader } from '#features/league-leaders/rules/leader.ts';
import { seasonsQuery } from '#features/league/queries.ts';
import { mlbLeagues } from '#rules/baseball/teams/mlb-leagues.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { FilterRow } from '#ui/form/filter-row.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import type { Column } from '#ui/table/column.ts';
import { TableExports } from '#ui/table/table-exports.tsx';
import { categoryName } from './leaders-params.ts';
import styles from './league-leaders.module.css';

const categories = leaderCategories.map(({ id, name }) => ({ value: id, label: name }));
const leagues = [
  { value: '', label: 'Both leagues' },
  ...mlbLeagues.map(({ id, name }) => ({ value: id, label: name })),
];

type LeaderControlsProps = { category: string; season: LeagueLeaders['season']; league: string };

/** Selects category, season and league. Each is part of the URL. */
export function LeaderControls({ category, season, league }: LeaderControlsProps) {
  const { data } = useQuery(seasonsQuery);
  return (
    <FilterRow
      first={<UrlSelect label="Category" name="category" value={category} choices={categories} />}
      chosen={[mlbLeagues.find(({ id }) => id === league)?.name, season !== data?.newest && season]}
      className={styles.controls}
    >
      <UrlSelect label="League" name="league" value={league} choices={leagues} />
      <SeasonSelect value={season} seasons={data?.seasons ?? []} />
    </FilterRow>
  );
}

/** Notes on a list: its order, who is eligible, and how many tied players are omitted. */
export function leaderNotes({ leaders, leftOut }: LeagueLeaders): string[] {
  const notes: string[] = [];
  if (isSmallestFirst(leaders)) notes.push('Lowest is best.');
  if (leaders.some(({ value }) => value.includes('.'))) {
    notes.push('Qualified players only.');
  }
  const last = leaders.at(-1);
  if (leftOut > 0 && last) {
    notes.push(`${leftOut} more tied at ${last.value}.`);
  }
  return notes;
}

/** A button that downloads the list as CSV. */
export function LeadersFile({ list: { category, season, league, leaders } }: { list: LeagueLeaders }) {
  const columns: Column<Leader>[] = [
    { id: 'rank', head: 'Rank', value: ({ rank }) => rank },
    { id: 'player', head: 'Player', value: ({ person }) => person.name },
    { id: 'team', head: 'Team', value: ({ team }) => team?.name ?? null },
    { id: 'league', head: 'League', value: (leader) => leader.league?.name ?? null },
    { id: 'value', head: categoryName(category), value: ({ value }) => value },
  ];
  const name = ['leaders', category, season, league ?? []].flat().join('-');
  return <TableExports columns={columns} rows={leaders} name={name} />;
}
