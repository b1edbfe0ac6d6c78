/** How the races of a major-league season are decided. */
export type RaceRules = {
  /** games of each club, as planned */
  games: number;
  /** clubs of each league that play on without leading their division */
  wildCards: number;
  /** what parts clubs level at the end: results already in the book, or another game */
  tieBreak: 'results' | 'game';
};

/** Strikes (1972, 1981, 1994) and the short season of 2020 with sixteen places went by rules of their own. */
const oddSeasons = new Set([1972, 1981, 1994, 2020]);

/**
 * The rules of a season; null where ours would be wrong: before the divisions of 1969 and in odd seasons.
 * Since 2022 there is no 163rd game and there are three wild cards a league: MLB's postseason format.
 */
export function raceRules(season: string): RaceRules | null {
  const year = Number(season);
  if (!(year >= 1969) || oddSeasons.has(year)) return null;
  return {
    games: year === 1995 ? 144 : 162,
    wildCards: wildCardsOf(year),
    tieBreak: year >= 2022 ? 'results' : 'game',
  };
}

function wildCardsOf(year: number): number {
  if (year >= 2022) return 3;
  if (year >= 2012) return 2;
  return year >= 1995 ? 1 : 0;
}
