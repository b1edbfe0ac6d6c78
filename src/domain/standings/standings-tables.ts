import { eliminationNumber, magicNumber } from './clinch-numbers.ts';
import { leagueNames } from './division-names.ts';
import { expectedRecord } from './expected-record.ts';
import { gamesBehind } from './games-behind.ts';
import { type RaceFacts, type SeasonBook, seasonBook } from './season-book.ts';
import type { Standing, StandingsGroup } from './standings.ts';
import type { ClubLine, StandingsTable } from './standings-table.ts';

/**
 * The tables of a season, each best first, with games behind, expected records, and magic and elimination numbers
 * worked out from the results: the divisions in the league's order, then a wild card for each league that has one.
 */
export function standingsTables(groups: readonly StandingsGroup[], facts: RaceFacts): StandingsTable[] {
  const divisions = groups.filter(({ kind, standings }) => kind !== 'wildCard' && standings.length > 0);
  const table = tableMaker(seasonBook(divisions, facts), facts);
  const ofDivisions = divisions.map((group) => table(group, 1));
  const wildCards = facts.rules?.wildCards ?? 0;
  if (wildCards === 0) return [...ofDivisions, ...wildCardsAsGiven(groups, table)];
  const leagues = [...new Set(divisions.map(({ leagueId }) => leagueId))];
  return [...ofDivisions, ...leagues.map((leagueId) => table(wildCardOf(ofDivisions, divisions, leagueId), wildCards))];
}

type MakeTable = (group: StandingsGroup, places: number) => StandingsTable;

function tableMaker(book: SeasonBook, facts: RaceFacts): MakeTable {
  return ({ kind, leagueId, divisionId, name, standings }, places) => {
    const ranked = book.ranked(standings);
    const last = ranked[places - 1];
    const field = ranked.map(book.contender);
    const numbersOf = (standing: Standing, index: number) => {
      const isIn = index < places;
      if (facts.rules === null || kind === 'league') return noNumbers;
      if (facts.isOver) return isIn ? { ...noNumbers, magicNumber: 0 } : { ...noNumbers, eliminationNumber: 0 };
      const race = { field, places, ownsTie: book.ownsTie };
      const club = book.contender(standing);
      return isIn
        ? { ...noNumbers, magicNumber: magicNumber(club, race) }
        : { ...noNumbers, eliminationNumber: eliminationNumber(club, race) };
    };
    const lines = ranked.map((standing, index) => ({
      ...toLine(standing, last ?? standing),
      ...numbersOf(standing, index),
    }));
    return { kind, leagueId, divisionId, name, leagueName: leagueNames[leagueId ?? 0] ?? null, places, lines };
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

/** Everybody of a league who does not lead a division; level ones in the league's own order until the rules part them. */
function wildCardOf(
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

/** Where the rules are not ours to know, the league's own list, without a word on who plays on. */
function wildCardsAsGiven(groups: readonly StandingsGroup[], table: MakeTable): StandingsTable[] {
  return groups
    .filter(({ kind, standings }) => kind === 'wildCard' && standings.length > 0)
    .map((group) => table(group, 0));
}
