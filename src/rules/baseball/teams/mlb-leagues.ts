/** The two major leagues; `leagueId` is the number in the Stats API. */
export const mlbLeagues = [
  { id: 'AL', name: 'American League', leagueId: 103 },
  { id: 'NL', name: 'National League', leagueId: 104 },
] as const;

export type MlbLeagueId = (typeof mlbLeagues)[number]['id'];

/** The name of a major league; null for other leagues. */
export function mlbLeagueName(leagueId: number | null): string | null {
  return mlbLeagues.find((league) => league.leagueId === leagueId)?.name ?? null;
}

/** The divisions of the major leagues by their numbers in the Stats API. */
export const divisionNames: Readonly<Record<number, string>> = {
  201: 'American League East',
  202: 'American League Central',
  200: 'American League West',
  204: 'National League East',
  205: 'National League Central',
  203: 'National League West',
};

/** The leagues of each level by their numbers in the Stats API: those that have had clubs since 2021. */
const leaguesByLevel: Readonly<Record<number, readonly number[]>> = {
  1: mlbLeagues.map(({ leagueId }) => leagueId),
  11: [117, 112],
  12: [113, 111, 109],
  13: [118, 116, 126],
  14: [110, 122, 123],
};

/** The leagues of a level; empty for a level without standings, such as college. */
export function leagueIdsOf(level: number): readonly number[] {
  return leaguesByLevel[level] ?? [];
}
