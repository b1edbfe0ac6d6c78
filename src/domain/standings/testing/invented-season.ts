import type { SeasonGame } from '../season-game.ts';
import type { Standing, StandingsGroup } from '../standings.ts';

/** So many wins of one club over another, told in the order in which they happened; 0 wins: a game still to come. */
export type Series = readonly [winner: number, loser: number, wins?: number];

/** A season of games on consecutive days from April 1. */
export function invented(series: readonly Series[], to: readonly Series[] = []): SeasonGame[] {
  const games = (list: readonly Series[], isDecided: boolean) =>
    list.flatMap(([winner, loser, wins = 1]) =>
      Array.from({ length: wins }, () => ({
        home: winner,
        away: loser,
        score: isDecided ? { home: 5, away: 2 } : null,
      })),
    );
  return [...games(series, true), ...games(to, false)].map((game, day) => ({ ...game, gamePk: day, date: dayOf(day) }));
}

/** The so-manyth day of an invented season. */
export function dayOf(day: number): string {
  return new Date(Date.UTC(2030, 3, 1 + day)).toISOString().slice(0, 10);
}

/** What the standings say of a club, as far as races care. */
export function inventedStanding(id: number, wins: number, losses: number): Standing {
  return {
    team: { id, name: `Club ${id}`, shortName: `Club ${id}`, abbreviation: `C${id}`, record: { wins, losses } },
    wins,
    losses,
    percentage: '.500',
    streak: null,
    gamesBack: null,
    wildCardGamesBack: null,
    divisionRank: null,
    wildCardRank: null,
    runsScored: null,
    runsAllowed: null,
    runDifferential: null,
    home: null,
    away: null,
    lastTen: null,
    clinched: null,
    magicNumber: null,
    eliminationNumber: null,
  };
}

export function inventedDivision(divisionId: number, standings: Standing[]): StandingsGroup {
  return { kind: 'division', leagueId: 103, divisionId, name: `Division ${divisionId}`, standings };
}
