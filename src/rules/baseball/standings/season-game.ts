/** A decided or scheduled game of the regular season, with the data for races. */
export type SeasonGame = {
  gamePk: number;
  /** YYYY-MM-DD: the day on which the game ended or for which it is scheduled */
  date: string;
  away: number;
  home: number;
  /** runs; null until the game is decided */
  score: { away: number; home: number } | null;
};

/** A decided game from the point of view of one club. */
export type ClubGame = {
  date: string;
  opponent: number;
  isHome: boolean;
  isWin: boolean;
  /** runs */
  scored: number;
  allowed: number;
};

/** The decided games of each club, oldest first; those after `through` (YYYY-MM-DD) are left out. */
export function gamesByClub(games: readonly SeasonGame[], through?: string): Map<number, ClubGame[]> {
  const byClub = new Map<number, ClubGame[]>();
  const add = (club: number, game: ClubGame) => {
    const clubGames = byClub.get(club);
    if (clubGames === undefined) byClub.set(club, [game]);
    else clubGames.push(game);
  };
  for (const { date, away, home, score } of games.toSorted((a, b) => compareText(a.date, b.date))) {
    if (score === null || score.away === score.home || (through !== undefined && date > through)) continue;
    const isHomeWin = score.home > score.away;
    add(home, { date, opponent: away, isHome: true, isWin: isHomeWin, scored: score.home, allowed: score.away });
    add(away, { date, opponent: home, isHome: false, isWin: !isHomeWin, scored: score.away, allowed: score.home });
  }
  return byClub;
}

/** The number of decided and scheduled games of each club; tied games are not counted. */
export function seasonLengths(games: readonly SeasonGame[]): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const { away, home, score } of games) {
    if (score !== null && score.away === score.home) continue;
    for (const club of [away, home]) lengths.set(club, (lengths.get(club) ?? 0) + 1);
  }
  return lengths;
}

/** Compares by code units, as for dates. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
