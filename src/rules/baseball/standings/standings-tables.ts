import { mlbLeagueName } from '../teams/mlb-leagues.ts';
import { gamesByClub, type SeasonGame } from './season-game.ts';
import { createSeasonRanking, type LeagueClub, type RaceFacts, type SeasonRanking } from './season-ranking.ts';
import { eliminationNumber, magicNumber, gamesBehind, expectedRecord } from './standings-figures.ts';
import type { Standing, StandingsGroup } from './standings-group.ts';
import type { ClubLine, StandingsTable } from './standings-table.ts';

/**
 * The tables of a season with games behind, expected records, and magic and elimination numbers computed from the
 * results: the divisions in the league's order, then a wild card for each league that has one. Each table is best first.
 */
export function standingsTables(groups: readonly StandingsGroup[], facts: TableFacts): StandingsTable[] {
  const divisions = groups.filter(({ kind, standings }) => kind !== 'wildCard' && standings.length > 0);
  const ranking = createSeasonRanking(clubsOf(groups), facts);
  const table = createTableBuilder(ranking, facts);
  const ofDivisions = divisions.map((group) => table(group, 1));
  const { rules } = facts;
  if (rules === null) return [...ofDivisions, ...upstreamWildCards(groups, table)];
  if (rules.wildCards === 0) return ofDivisions;
  const leagues = [...new Set(divisions.map(({ leagueId }) => leagueId))];
  const tables = [
    ...ofDivisions,
    ...leagues.map((leagueId) => table(wildCardGroup(ofDivisions, divisions, leagueId), rules.wildCards)),
  ];
  const marked = leagues.reduce(withBerths(ranking, rules.wildCards), tables);
  return rules.tieBreak === 'results' ? leagues.reduce(withSeeds(ranking), marked) : marked;
}

/** Marks in the divisions of a league who has secured a berth without the division, as the league does. */
function withBerths(ranking: SeasonRanking, wildCards: number) {
  return (tables: readonly StandingsTable[], leagueId: number | null): StandingsTable[] => {
    const own = tables.filter((table) => table.leagueId === leagueId);
    const divisions = own.filter(({ kind }) => kind === 'division');
    const hasWildCard = ({ team: { id } }: ClubLine) =>
      own.some(
        ({ kind, lines }) =>
          kind === 'wildCard' && lines.some(({ team, magicNumber: number }) => team.id === id && number === 0),
      );
    // who leads another division takes a place that this club cannot have
    const hasBerth = (line: ClubLine, division: StandingsTable) => {
      const pursuers = divisions.flatMap((each) => (each === division ? each.lines : each.lines.slice(1)));
      const race = { field: pursuers.map(ranking.toContender), places: 1 + wildCards, ownsTie: ranking.ownsTie };
      return magicNumber(ranking.toContender(line), race) === 0;
    };
    return tables.map((table) =>
      divisions.includes(table)
        ? {
            ...table,
            lines: table.lines.map((line) =>
              line.clinched === null && line.magicNumber !== 0 && (hasWildCard(line) || hasBerth(line, table))
                ? { ...line, clinched: 'x' }
                : line,
            ),
          }
        : table,
    );
  };
}

/** The clubs of the groups with their leagues and divisions. */
export function clubsOf(groups: readonly StandingsGroup[]): LeagueClub[] {
  return groups
    .filter(({ kind }) => kind !== 'wildCard')
    .flatMap(({ leagueId, divisionId, standings }) =>
      standings.map(({ team }) => ({ id: team.id, leagueId, divisionId })),
    );
}

/** Sets the seeds of a league: the leaders of the divisions by their records, then the clubs with a wild card. */
function withSeeds(ranking: SeasonRanking) {
  return (tables: readonly StandingsTable[], leagueId: number | null): StandingsTable[] => {
    const own = tables.filter((table) => table.leagueId === leagueId && table.kind !== 'league');
    const inPlaces = (kind: StandingsTable['kind']) =>
      own.filter((table) => table.kind === kind).flatMap(({ lines, places }) => lines.slice(0, places));
    const seeded = [...ranking.rank(inPlaces('division')), ...inPlaces('wildCard')].map(({ team }) => team.id);
    return tables.map((table) =>
      own.includes(table)
        ? { ...table, lines: table.lines.map((line) => ({ ...line, seed: seeded.indexOf(line.team.id) + 1 || null })) }
        : table,
    );
  };
}

/** `isOver`: after the regular season, the remaining games will not be played */
export type TableFacts = RaceFacts & { isOver: boolean };

type BuildTable = (group: StandingsGroup, places: number) => StandingsTable;

function createTableBuilder(ranking: SeasonRanking, facts: TableFacts): BuildTable {
  return ({ kind, leagueId, divisionId, name, standings }, places) => {
    const ranked = ranking.rank(standings);
    // a wild card with fewer clubs than places has no last one
    const last = ranked[Math.min(places, ranked.length) - 1];
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
      ...toLine(standing),
      gamesBehind: last === undefined ? null : gamesBehind(last, standing),
      ...numbersOf(standing, index),
      seed: null,
    }));
    return { kind, leagueId, divisionId, name, leagueName: mlbLeagueName(leagueId), places, lines };
  };
}

const noNumbers = { magicNumber: null, eliminationNumber: null };

function toLine(standing: Standing): Omit<ClubLine, keyof typeof noNumbers | 'gamesBehind' | 'seed'> {
  const { team, wildCardRank: _rank, ...figures } = standing;
  const { record: _record, ...names } = team;
  return { team: names, ...figures, expected: expectedRecord(standing) };
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

/** The accepted difference in club games between two responses of different age: one day's games and 2%. */
const tolerance = (played: number): number => 30 + played * 0.02;

/** True if the games match the records in the standings; races cannot be computed from a part of a season. */
export function coversSeason(
  groups: readonly StandingsGroup[],
  games: readonly SeasonGame[],
  through?: string,
): boolean {
  const books = gamesByClub(games, through);
  const clubs = groups.filter(({ kind }) => kind !== 'wildCard').flatMap(({ standings }) => standings);
  const played = clubs.reduce((sum, { wins, losses }) => sum + wins + losses, 0);
  const listed = clubs.reduce((sum, { team }) => sum + (books.get(team.id)?.length ?? 0), 0);
  return Math.abs(played - listed) <= tolerance(played);
}
