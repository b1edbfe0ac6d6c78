import type { StatLine } from '#contract/players.ts';

/** Whose a line is: the club's name, '2 Team total' for a season with several. */
export function teamWords({ team, teams }: Pick<StatLine, 'team' | 'teams'>): string | null {
  if (team !== null) return team.name;
  return teams === null ? null : `${teams} Team total`;
}

export function isEmpty({ figures }: StatLine): boolean {
  return Object.keys(figures).length === 0;
}

/** A line's place among the lines of its table. */
export function lineKey({ season, team, teams, position }: StatLine): string {
  return `${season} ${team?.id ?? `of ${teams}`} ${position}`;
}
