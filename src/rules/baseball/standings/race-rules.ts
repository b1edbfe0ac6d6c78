/** The rules that decide the races of a major-league season. */
export type RaceRules = {
  /** scheduled games of each club */
  games: number;
  /** wild cards of each league */
  wildCards: number;
  /** breaks ties at the end of the season: results of the season, or another game */
  tieBreak: 'results' | 'game';
};

/** Seasons with special rules: strikes (1972, 1981, 1994) and the short season of 2020 with sixteen postseason places. */
const irregularSeasons = new Set([1972, 1981, 1994, 2020]);

/**
 * The rules of a season; null before 1969, when there were no divisions, and in irregular seasons. Since 2022 there is no
 * 163rd game, and each league has three wild cards. Source: MLB's postseason format.
 */
export function raceRules(season: string): RaceRules | null {
  const year = Number(season);
  if (!(year >= 1969) || irregularSeasons.has(year)) return null;
  return {
    games: year === 1995 ? 144 : 162,
    wildCards: wildCardsOf(year),
    tieBreak: year >= 2022 ? 'results' : 'game',
  };
}

/** Whether the major leagues had wild cards in the season, also one with special rules. Source: MLB's postseason formats. */
export function hasWildCards(season: string): boolean {
  return Number(season) >= 1994;
}

function wildCardsOf(year: number): number {
  if (year >= 2022) return 3;
  if (year >= 2012) return 2;
  return year >= 1995 ? 1 : 0;
}
