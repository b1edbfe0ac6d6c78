import type { ClubLine, StandingsTable } from '../standings-table.ts';

/** The line of a club before its first game, with the given fields. */
export function clubLine({ id = 1, ...given }: Partial<ClubLine> & { id?: number } = {}): ClubLine {
  return {
    team: { id, name: `Club ${id}`, shortName: `Club ${id}`, abbreviation: `C${id}` },
    wins: 0,
    losses: 0,
    percentage: '.000',
    streak: null,
    runsScored: null,
    runsAllowed: null,
    runDifferential: null,
    home: null,
    away: null,
    lastTen: null,
    oneRun: null,
    clinched: null,
    gamesBehind: 0,
    expected: null,
    magicNumber: null,
    eliminationNumber: null,
    seed: null,
    ...given,
  };
}

/** The table of a division with one place, with the given fields. */
export function clubTable(lines: ClubLine[], given: Partial<StandingsTable> = {}): StandingsTable {
  return { kind: 'division', name: '', leagueId: null, leagueName: null, divisionId: null, places: 1, lines, ...given };
}
