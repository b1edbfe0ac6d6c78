import type { LeagueLeaders } from '../../contract.ts';
import type { Leader } from '../../rules/leader.ts';
import type { Column } from '#ui/table/column.ts';
import { TableExports } from '#ui/table/table-exports.tsx';
import { categoryName } from '../leaders-params.ts';

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
