import type { StandingsGroup } from './standings.ts';

/** The groups with those that hold the club in front, each in its place otherwise. */
export function clubFirst(groups: readonly StandingsGroup[], teamId: number | null): StandingsGroup[] {
  const rank = (group: StandingsGroup) => (group.kind === 'division' && hasClub(group, teamId) ? 0 : 1);
  return groups.toSorted((a, b) => rank(a) - rank(b));
}

export function hasClub({ standings }: StandingsGroup, teamId: number | null): boolean {
  return standings.some(({ team }) => team.id === teamId);
}
