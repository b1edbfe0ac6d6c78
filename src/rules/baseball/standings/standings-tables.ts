import { leagueName } from '../teams/leagues.ts';
import type { RaceRules } from './race-rules.ts';
import { gamesByClub, seasonLengths, type SeasonGame } from './season-game.ts';
import {
  eliminationNumber,
  magicNumber,
  type Contender,
  type OwnsTie,
  gamesBehind,
  winningShare,
  expectedRecord,
} from './standings-figures.ts';
import type { Standing, StandingsGroup } from './standings-group.ts';
import type { ClubLine, StandingsTable } from './standings-table.ts';
import { breakTie, recordOf, type TieBreakData } from './tie-break.ts';

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
  const { team, wildCardRank: _rank, ...figures } = standing;
  const { record: _record, ...names } = team;
  return {
    team: names,
    ...figures,
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

/** The data for races in addition to the standings. */
export type RaceFacts = {
  /** null if the rules are unknown; then there are no magic and elimination numbers */
  rules: RaceRules | null;
  /** the games of the regular season; null if they are not available */
  games: readonly SeasonGame[] | null;
  /** the standings are those at the end of this day (YYYY-MM-DD); absent: now */
  through?: string | undefined;
  /** true after the regular season: the remaining games will not be played */
  isOver: boolean;
};

/** Ranks the clubs of a season by the results so far. */
type SeasonRanking = {
  toContender(standing: Standing): Contender;
  /** best first: by percentage, then by the rules for ties, then in the given order */
  rank(standings: readonly Standing[]): Standing[];
  ownsTie: OwnsTie;
};

/** `divisions` are the standings; they contain the league and the division of each club. */
function createSeasonRanking(divisions: readonly StandingsGroup[], facts: RaceFacts): SeasonRanking {
  const { rules, through } = facts;
  const games = facts.games ?? [];
  const breaksTies = rules?.tieBreak === 'results' && games.length > 0;
  const lengths = seasonLengths(games);
  const data = tieBreakData(divisions, games, through);
  const left = countGamesLeft(games, through);
  const breakTies = (tied: Standing[]): Standing[] => {
    if (!breaksTies || tied.length < 2) return tied;
    const order = breakTie(
      tied.map(({ team }) => team.id),
      data,
    );
    return tied.toSorted((a, b) => order.indexOf(a.team.id) - order.indexOf(b.team.id));
  };
  return {
    toContender: ({ team: { id }, wins, losses }) => {
      const length = lengths.get(id) ?? rules?.games ?? wins + losses;
      return { id, wins, losses, length: Math.max(length, wins + losses) };
    },
    rank: (standings) => {
      const shares = [...new Set(standings.map(winningShare))].toSorted((a, b) => b - a);
      return shares.flatMap((share) => breakTies(standings.filter((standing) => winningShare(standing) === share)));
    },
    ownsTie: ({ id }, other) => {
      if (!breaksTies) return false;
      const { wins, losses } = recordOf(data.gamesOf(id).filter(({ opponent }) => opponent === other.id));
      return wins > losses + (left.get(pairKey(id, other.id)) ?? 0);
    },
  };
}

function tieBreakData(
  divisions: readonly StandingsGroup[],
  games: readonly SeasonGame[],
  through?: string,
): TieBreakData {
  const byClub = gamesByClub(games, through);
  const groupOf = new Map(
    divisions.flatMap(({ leagueId, divisionId, standings }) =>
      standings.map(({ team }) => [team.id, { leagueId, divisionId }] as const),
    ),
  );
  return {
    gamesOf: (club) => byClub.get(club) ?? [],
    leagueOf: (club) => groupOf.get(club)?.leagueId ?? null,
    divisionOf: (club) => groupOf.get(club)?.divisionId ?? null,
  };
}

const pairKey = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** The number of remaining games per pair of clubs. */
function countGamesLeft(games: readonly SeasonGame[], through?: string): Map<string, number> {
  const left = new Map<string, number>();
  for (const { away, home, date, score } of games) {
    if (score !== null && (through === undefined || date <= through)) continue;
    const key = pairKey(away, home);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return left;
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
