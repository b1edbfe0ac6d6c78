import type { SeasonGame } from '../season-game.ts';
import type { Standing, StandingsGroup } from '../standings-group.ts';

/** A number of consecutive wins of one club over another. */
export type Series = readonly [winner: number, loser: number, wins?: number];

/** A season with one game per day from April 1: the decided series, then the undecided ones. */
export function inventedSeason(series: readonly Series[], undecided: readonly Series[] = []): SeasonGame[] {
  const games = (list: readonly Series[], isDecided: boolean) =>
    list.flatMap(([home, away, wins = 1]) =>
      Array.from({ length: wins }, () => ({ home, away, score: isDecided ? { home: 5, away: 2 } : null })),
    );
  return [...games(series, true), ...games(undecided, false)].map((game, day) => ({
    ...game,
    gamePk: day,
    date: dayOf(day),
  }));
}

/** A day (YYYY-MM-DD) of an invented season by its index. */
export function dayOf(day: number): string {
  return new Date(Date.UTC(2030, 3, 1 + day)).toISOString().slice(0, 10);
}

/** A club's standing; fields that races do not use are null. */
export function inventedStanding(id: number, wins: number, losses: number): Standing {
  return {
    team: { id, name: `Club ${id}`, shortName: `Club ${id}`, abbreviation: `C${id}`, record: { wins, losses } },
    wins,
    losses,
    percentage: '.500',
    streak: null,
    wildCardRank: null,
    runsScored: null,
    runsAllowed: null,
    runDifferential: null,
    home: null,
    away: null,
    lastTen: null,
    oneRun: null,
    clinched: null,
  };
}

export function inventedDivision(divisionId: number, standings: Standing[]): StandingsGroup {
  return { kind: 'division', leagueId: 103, divisionId, name: `Division ${divisionId}`, standings };
}
