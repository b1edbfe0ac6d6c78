/** The id of the major leagues among the levels. */
export const majorLeagueLevel = 1;

/** The levels of play in the order of their buttons; the ids are those of the Stats API. */
export const levels = [
  { id: majorLeagueLevel, name: 'MLB' },
  { id: 11, name: 'AAA' },
  { id: 12, name: 'AA' },
  { id: 13, name: 'A+' },
  { id: 14, name: 'A' },
  { id: 22, name: 'College' },
] as const;

/** Levels without a button, which occur in careers and organizations. Source of most names: the product specification. */
const otherLevels = new Map([
  [15, 'A Short'],
  [16, 'Rookie Ball'],
  [17, 'Winter Leagues'],
  [21, 'Minors'],
  [23, 'INDY BALL'],
  [31, 'NPB'],
  [32, 'KBO'],
  [5442, 'Rookie Advanced'],
]);

/** 'AAA' for 11; null for an unknown level. */
export function levelName(level: number | null): string | null {
  return level === null ? null : (levels.find(({ id }) => id === level)?.name ?? otherLevels.get(level) ?? null);
}
