import { clubReference, divisionReference, leagueReference } from '../references.ts';
import { expectedRecord, splitRecords, streak, toTypedRecord, withoutTies } from './split-records.ts';
import { eliminationNumber, gamesBehind, rankStandings, share, type Standing } from './standing.ts';
import type { JsonObject } from '../json.ts';
import { teamBody } from '../teams/team-body.ts';
import type { World } from '../world.ts';

/** The clubs with which a club's line is compared. */
export type Field = { all: readonly Standing[]; seasonGames: number; hydrateTeam: boolean };

const wildCardPlaces = 3;

/** One `teamRecord` of the standings. */
export function standingsRecord(world: World, standing: Standing, field: Field): JsonObject {
  const { league } = world;
  const { club, games, wins, losses, ties, scored, allowed } = standing;
  const ranks = ranksOf(standing, field);
  const run = streak(games);
  return {
    team: field.hydrateTeam ? teamBody(league, club) : clubReference(club),
    season: String(league.season),
    ...(run ? { streak: run } : {}),
    ...(ranks.isDivisionLeader && ranks.magicNumber === 0 ? { clinchIndicator: 'y' } : {}),
    ...ranks.numbers,
    gamesPlayed: games.length,
    gamesBack: ranks.gamesBack,
    wildCardGamesBack: ranks.wildCardGamesBack,
    leagueGamesBack: ranks.leagueGamesBack,
    springLeagueGamesBack: '-',
    sportGamesBack: ranks.sportGamesBack,
    divisionGamesBack: ranks.gamesBack,
    conferenceGamesBack: '-',
    leagueRecord: { wins, losses, ties, pct: percentageOf(standing) },
    lastUpdated: new Date(games.at(-1)?.endedAt ?? world.now).toISOString(),
    records: records(world, standing, field),
    runsAllowed: allowed,
    runsScored: scored,
    divisionChamp: false,
    divisionLeader: ranks.isDivisionLeader,
    ...(ranks.isDivisionLeader ? {} : { wildCardLeader: ranks.wildCardRank === 1 }),
    hasWildcard: true,
    clinched: ranks.isDivisionLeader && ranks.magicNumber === 0,
    eliminationNumber: ranks.isDivisionLeader ? '-' : String(ranks.eliminationNumber),
    wildCardEliminationNumber: ranks.wildCardEliminationNumber,
    ...(ranks.isDivisionLeader ? { magicNumber: ranks.magicNumber === 0 ? '-' : String(ranks.magicNumber) } : {}),
    wins,
    losses,
    runDifferential: scored - allowed,
    winningPercentage: percentageOf(standing),
  };
}

const percentageOf = (standing: Standing) =>
  standing.games.length === 0 ? '.000' : share(standing).toFixed(3).replace(/^0/, '');

function ranksOf(standing: Standing, { all, seasonGames }: Field) {
  const { club } = standing;
  const division = rankStandings(
    all.filter((other) => other.club.divisionId === club.divisionId && other.club.leagueId === club.leagueId),
  );
  const ofLeague = rankStandings(all.filter((other) => other.club.leagueId === club.leagueId));
  const sport = rankStandings(all);
  const chase = wildCardRace(ofLeague);
  const last = chase[wildCardPlaces - 1] ?? standing;
  const first = (list: readonly Standing[]) => list[0] ?? standing;
  const wildCardRank = chase.indexOf(standing) + 1;
  const isDivisionLeader = first(division) === standing;
  const second = division[1] ?? standing;
  return {
    isDivisionLeader,
    wildCardRank,
    numbers: {
      divisionRank: String(division.indexOf(standing) + 1),
      leagueRank: String(ofLeague.indexOf(standing) + 1),
      sportRank: String(sport.indexOf(standing) + 1),
      ...(wildCardRank > 0 ? { wildCardRank: String(wildCardRank) } : {}),
    },
    gamesBack: gamesBehind(first(division), standing),
    leagueGamesBack: gamesBehind(first(ofLeague), standing),
    sportGamesBack: gamesBehind(first(sport), standing),
    wildCardGamesBack: wildCardRank === 0 ? '-' : gamesBehind(last, standing),
    magicNumber: eliminationNumber(standing, second, seasonGames),
    eliminationNumber: eliminationNumber(first(division), standing, seasonGames),
    wildCardEliminationNumber:
      wildCardRank === 0 || wildCardRank <= wildCardPlaces
        ? '-'
        : String(eliminationNumber(last, standing, seasonGames)),
  };
}

/** Clubs of a league that do not lead their division, best first. */
export function wildCardRace(ofLeague: readonly Standing[]): Standing[] {
  const leaders = new Set(
    [...new Set(ofLeague.map(({ club }) => club.divisionId))].map(
      (id) => rankStandings(ofLeague.filter(({ club }) => club.divisionId === id))[0],
    ),
  );
  return rankStandings(ofLeague).filter((standing) => !leaders.has(standing));
}

function records({ league }: World, { games, scored, allowed }: Standing, { all, seasonGames }: Field): JsonObject {
  const winners = new Set(all.filter((standing) => share(standing) > 0.5).map(({ club }) => club.id));
  const clubs = new Map(all.map(({ club }) => [club.id, club]));
  const against = (is: (clubId: number) => boolean) => withoutTies(games.filter(({ opponentId }) => is(opponentId)));
  const divisions = league
    .divisions()
    .filter(({ id }) => games.some(({ opponentId }) => clubs.get(opponentId)?.divisionId === id));
  const leagues = league
    .leagues()
    .filter(({ id }) => games.some(({ opponentId }) => clubs.get(opponentId)?.leagueId === id));
  return {
    splitRecords: splitRecords(games, (clubId) => winners.has(clubId)),
    divisionRecords: divisions.map((division) => ({
      ...against((id) => clubs.get(id)?.divisionId === division.id),
      division: divisionReference(division),
    })),
    overallRecords: [
      toTypedRecord(
        'home',
        games.filter(({ isHome }) => isHome),
      ),
      toTypedRecord(
        'away',
        games.filter(({ isHome }) => !isHome),
      ),
    ],
    leagueRecords: leagues.map((each) => ({
      ...against((id) => clubs.get(id)?.leagueId === each.id),
      league: leagueReference(each),
    })),
    expectedRecords: [
      expectedRecord('xWinLoss', games.length, scored, allowed),
      expectedRecord('xWinLossSeason', seasonGames, scored, allowed),
    ],
  };
}
