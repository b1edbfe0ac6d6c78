import type { StandingsGroup } from '#rules/baseball/standings/standings.ts';
import type { TableField } from './table-shapes.ts';

/**
 * The clubs of each division in the order of last season; clubs without a place then follow by name. Groups without a division are
 * left out.
 */
export function startingOrder(groups: readonly StandingsGroup[], lastSeason: readonly StandingsGroup[]): TableField {
  const divisionsOf = (list: readonly StandingsGroup[]) =>
    list.filter(({ kind, standings }) => kind === 'division' && standings.length > 0);
  const places = new Map(
    divisionsOf(lastSeason).flatMap(({ standings }) => standings.map(({ team }, index) => [team.id, index] as const)),
  );
  const divisions = divisionsOf(groups).flatMap(({ divisionId, leagueId, name, standings }) => {
    if (divisionId === null || leagueId === null) return [];
    const clubs = standings
      .map(({ team: { id, name: clubName, shortName, abbreviation } }) => ({
        id,
        name: clubName,
        shortName,
        abbreviation,
      }))
      .toSorted((one, other) => {
        const byPlace = (places.get(one.id) ?? places.size) - (places.get(other.id) ?? places.size);
        return byPlace || one.name.localeCompare(other.name);
      });
    return [{ divisionId, leagueId, name, clubs }];
  });
  return { divisions };
}
