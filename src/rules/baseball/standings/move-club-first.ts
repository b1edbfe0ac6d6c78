import type { StandingsTable } from './standings-table.ts';

/** Moves the division of the club to the front; the order of the other tables does not change. */
export function moveClubFirst(tables: readonly StandingsTable[], teamId: number | null): StandingsTable[] {
  const rank = (table: StandingsTable) => (table.kind !== 'wildCard' && hasClub(table, teamId) ? 0 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

export function hasClub({ lines }: StandingsTable, teamId: number | null): boolean {
  return lines.some(({ team }) => team.id === teamId);
}
