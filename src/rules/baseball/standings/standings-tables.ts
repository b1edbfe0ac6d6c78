import { eliminationNumber, magicNumber } from './clinch-numbers.ts';
import { leagueName } from '../teams/leagues.ts';
import { expectedRecord } from './expected-record.ts';
import { gamesBehind } from './games-behind.ts';
import { createSeasonRanking, type RaceFacts, type SeasonRanking } from './season-ranking.ts';
import type { Standing, StandingsGroup } from './standings.ts';
import type { ClubLine, StandingsTable } from './standings-table.ts';

/**
 * The tables of a season with games behind, expected records, and magic and elimination numbers computed from the
 * results: the divisions in the league's order, then a wild card for each league that has one. Each table is best first.
 */
export function standingsTables(groups: readonly StandingsGroup[], facts: RaceFacts): StandingsTable[] {
  const divisions = groups.filter(({ kind, standings }) => kind !== 'wildCard' && standings.length > 0);
  const table = createTableBuilder(createSeasonRanking(divisions, facts), facts);
  const ofDivisions = divisions.map((group) => table(group, 1));
  const wildCards = facts.rules?.wildCards ?? 0;
  if (wildCards === 0) return [...ofDivisions, ...upstreamWildCards(groups, table)];
  const leagues = [...new Set(divisions.map(({ leagueId }) => leagueId))];
  return [
    ...ofDivisions,
    ...leagues.map((leagueId) => table(wildCardGroup(ofDivisions, divisions, leagueId), wildCards)),
  ];
}

type BuildTable = (group: StandingsGroup, places: number) => StandingsTable;

function createTableBuilder(ranking: SeasonRanking, facts: RaceFacts): BuildTable {
  return ({ kind, leagueId, divisionId, name, standings }, places) => {
    const ranked = ranking.rank(standings);
    const last = ranked[places - 1];
    const field = ranked.map(ranking.toContender);
    const numbersOf = (standing: Standing, index: number) => {
      const isIn = index < places;
      if (facts.rules === null || kind === 'league') return noNumbers;
      if (facts.isOver) return isIn ? { ...noNumbers, magicNumber: 0 } : { ...noNumbers, eliminationNumber: 0 };
      const race = { field, places, ownsTie: ranking.ownsTie };
      const club = ranking.toContender(standing);
      return isIn
        ? { ...noNumbers, magicNumber: magicNumber(club, race) }
        : { ...noNumbers, eliminationNumber: eliminationNumber(club, race) };
    };
    const lines = ranked.map((standing, index) => ({
      ...toLine(standing, last ?? standing),
      ...numbersOf(standing, index),
    }));
    return { kind, leagueId, divisionId, name, leagueName: leagueName(leagueId), places, lines };
  };
}

const noNumbers = { magicNumber: null, eliminationNumber: null };

function toLine(standing: Standing, reference: Standing): Omit<ClubLine, keyof typeof noNumbers> {
  const { id, name, shortName, abbreviation } = standing.team;
  const { wins, losses, percentage, streak, runsScored, runsAllowed, runDifferential } = standing;
  const { home, away, lastTen, clinched } = standing;
  return {
    team: { id, name, shortName, abbreviation },
    wins,
    losses,
    percentage,
    streak,
    runsScored,
    runsAllowed,
    runDifferential,
    home,
    away,
    lastTen,
    clinched,
    gamesBehind: gamesBehind(reference, standing),
    expected: expectedRecord(standing),
  };
}

/** The clubs of a league without a division lead, in the league's order, which remains for ties that no rule breaks. */
function wildCardGroup(
  tables: readonly StandingsTable[],
  divisions: readonly StandingsGroup[],
  leagueId: number | null,
): StandingsGroup {
  const leaders = new Set(tables.map(({ lines }) => lines[0]?.team.id));
  const chasers = divisions
    .filter((division) => division.leagueId === leagueId)
    .flatMap(({ standings }) => standings.filter(({ team }) => !leaders.has(team.id)));
  const rank = ({ clinched, wildCardRank }: Standing) => (clinched === null ? 100 : 0) + (wildCardRank ?? 99);
  const standings = chasers.toSorted((a, b) => rank(a) - rank(b));
  return { kind: 'wildCard', leagueId, divisionId: null, name: 'Wild Card', standings };
}

/** The upstream's wild-card lists without places, for seasons with unknown rules. */
function upstreamWildCards(groups: readonly StandingsGroup[], table: BuildTable): StandingsTable[] {
  return groups
    .filter(({ kind, standings }) => kind === 'wildCard' && standings.length > 0)
    .map((group) => table(group, 0));
}
