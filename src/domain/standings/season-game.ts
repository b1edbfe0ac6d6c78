/** A game of the regular season, decided or still to be played, as far as races care. */
export type SeasonGame = {
  gamePk: number;
  /** YYYY-MM-DD: the day on which it ended, or for which it is planned */
  date: string;
  away: number;
  home: number;
  /** runs; null until it is decided */
  score: { away: number; home: number } | null;
};

/** A decided game as one of both clubs has it in its book. */
export type ClubGame = { date: string; opponent: number; isHome: boolean; isWin: boolean };

/** The decided games of each club, oldest first; those after `through` (YYYY-MM-DD) are left out. */
export function gamesByClub(games: readonly SeasonGame[], through?: string): Map<number, ClubGame[]> {
  const byClub = new Map<number, ClubGame[]>();
  const enter = (club: number, game: ClubGame) => {
    const book = byClub.get(club);
    if (book === undefined) byClub.set(club, [game]);
    else book.push(game);
  };
  for (const { date, away, home, score } of games.toSorted((a, b) => compareText(a.date, b.date))) {
    if (score === null || score.away === score.home || (through !== undefined && date > through)) continue;
    const isHomeWin = score.home > score.away;
    enter(home, { date, opponent: away, isHome: true, isWin: isHomeWin });
    enter(away, { date, opponent: home, isHome: false, isWin: !isHomeWin });
  }
  return byClub;
}

/** How many games each club has in its season, played and planned; a tie counts for nothing. */
export function seasonLengths(games: readonly SeasonGame[]): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const { away, home, score } of games) {
    if (score !== null && score.away === score.home) continue;
    for (const club of [away, home]) lengths.set(club, (lengths.get(club) ?? 0) + 1);
  }
  return lengths;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
