import type { StatLine } from '../../contract.ts';

/** The club of a stat line; '2 Team total' for a season with several clubs. */
export function formatTeam({ team, teams }: Pick<StatLine, 'team' | 'teams'>): string | null {
  if (team !== null) return team.name;
  return teams === null ? null : `${teams} Team total`;
}

export function isEmpty({ figures }: StatLine): boolean {
  return Object.keys(figures).length === 0;
}

/** A key for the row of a stat line. */
export function lineKey({ season, team, teams, position }: StatLine): string {
  return `${season} ${team?.id ?? `of ${teams}`} ${position}`;
}
