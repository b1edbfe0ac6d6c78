/** The leagues of a level by the league's own numbers: those with clubs of their own since 2021. */
const leaguesOfLevels: Readonly<Record<number, readonly number[]>> = {
  1: [103, 104],
  11: [117, 112],
  12: [113, 111, 109],
  13: [118, 116, 126],
  14: [110, 122, 123],
};

/** None: a level without standings, such as college. */
export function leagueIdsOf(level: number): readonly number[] {
  return leaguesOfLevels[level] ?? [];
}
