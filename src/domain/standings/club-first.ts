import type { StandingsTable } from './standings-table.ts';

/** The tables with the club's division in front, each in its place otherwise. */
export function clubFirst(tables: readonly StandingsTable[], teamId: number | null): StandingsTable[] {
  const rank = (table: StandingsTable) => (table.kind !== 'wildCard' && hasClub(table, teamId) ? 0 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

export function hasClub({ lines }: StandingsTable, teamId: number | null): boolean {
  return lines.some(({ team }) => team.id === teamId);
}
