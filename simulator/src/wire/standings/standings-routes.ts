import { endOfLeagueDay } from '../../clock/league-date.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { ClubResult } from '../../lines.ts';
import type { Division, GameType, LeagueDate, LeagueOfClubs, SportId } from '../../model.ts';
import { resultsOf } from './club-record.ts';
import type { JsonObject } from '../json.ts';
import { copyright } from '../notice.ts';
import { leagueReference, clubReference, divisionReference } from '../references.ts';
import { divisionBody } from '../teams/group-routes.ts';
import { rankStandings, type Standing, standingOf, eliminationNumber, gamesBehind, share } from './standing.ts';
import { expectedRecord, splitRecords, streak, toTypedRecord, withoutTies } from './split-records.ts';
import { teamBody } from '../teams/team-body.ts';
import type { World } from '../world.ts';

export function standingsRoutes(league: League): Routes {
  const respond = (request: RouteRequest) => ({ copyright, records: standings(league, request) });
  return { '/api/v1/standings': respond, '/api/v1/standings/:standingsType': respond };
}

const gamesInSeason: Readonly<Record<number, number>> = { 1: 162, 11: 150, 12: 138, 13: 132, 14: 132, 22: 56 };
const kinds: Readonly<Record<string, 'division' | 'wildCard' | 'league'>> = {
  regularSeason: 'division',
  byDivision: 'division',
  divisionLeaders: 'division',
  springTraining: 'league',
  wildCard: 'wildCard',
  wildCardWithLeaders: 'wildCard',
  byLeague: 'league',
};

function standings(league: League, request: RouteRequest): JsonObject[] {
  const { query, params } = request;
  const season = query.id('season') ?? league.season;
  if (season !== league.season) return [];
  const types = [
    ...query.list('standingsTypes'),
    ...query.list('standingsType'),
    ...(params.standingsType ? [params.standingsType] : []),
  ];
  const requestedTypes = types.length > 0 ? types : ['regularSeason'];
  const ids = query.ids('leagueId');
  const leagues = league
    .leagues()
    .filter(({ id, sportId }) => (ids.length > 0 ? ids.includes(id) : sportId === (query.id('sportId') ?? 1)));
  return requestedTypes.flatMap((type) => leagues.flatMap((each) => leagueStandings(league, request, type, each)));
}

function leagueStandings(league: League, request: RouteRequest, type: string, of: LeagueOfClubs): JsonObject[] {
  const date = request.query.date('date');
  const upTo = date === null ? request.now : Math.min(request.now, endOfLeagueDay(date));
  const field: Field = {
    all: allStandings(league, of.sportId, { upTo, date }, type === 'springTraining' ? 'S' : 'R'),
    seasonGames: gamesInSeason[of.sportId] ?? 162,
    hydrateTeam: request.query.hydrates('team'),
  };
  const world = { league, now: upTo };
  const clubs = field.all.filter(({ club }) => club.leagueId === of.id);
  const group = (members: readonly Standing[], division: Division | undefined): JsonObject => ({
    standingsType: type,
    league: request.query.hydrates('league') ? leagueReference(of) : { id: of.id, link: `/api/v1/league/${of.id}` },
    ...(division
      ? {
          division: request.query.hydrates('division')
            ? divisionBody(league.season, division)
            : { id: division.id, link: `/api/v1/divisions/${division.id}` },
        }
      : {}),
    sport: { id: of.sportId, link: `/api/v1/sports/${of.sportId}` },
    lastUpdated: new Date(upTo).toISOString(),
    teamRecords: members.map((standing) => standingsRecord(world, standing, field)),
  });
  const kind = kinds[type];
  const divisions = league.divisions(of.sportId).filter(({ leagueId }) => leagueId === of.id);
  if (kind === 'wildCard') {
    const race = wildCardRace(clubs);
    // as in the API, the division is that of the first club
    return [
      group(
        race,
        divisions.find(({ id }) => id === race[0]?.club.divisionId),
      ),
    ];
  }
  if (kind === 'league' || divisions.length === 0) return kind ? [group(rankStandings(clubs), undefined)] : [];
  return divisions.map((division) =>
    group(rankStandings(clubs.filter(({ club }) => club.divisionId === division.id)), division),
  );
}

type Until = {
  /** epoch ms */
  upTo: number;
  /** the last league date included; the first games of the next date may be over already */
  date: LeagueDate | null;
};

function allStandings(league: League, sportId: SportId, { upTo, date }: Until, gameType: GameType): Standing[] {
  const isIncluded = (game: ClubResult) => game.endedAt <= upTo && (date === null || game.date <= date);
  const results = resultsOf(league, sportId, upTo);
  return league.clubs(sportId).map((club) => {
    const games = results.get(club.id)?.games ?? [];
    return standingOf(
      club,
      games.filter((game) => isIncluded(game) && (league.game(game.gamePk)?.gameType ?? 'R') === gameType),
    );
  });
}

/** The clubs with which a club's line is compared. */
type Field = { all: readonly Standing[]; seasonGames: number; hydrateTeam: boolean };

const wildCardPlaces = 3;

/** One `teamRecord` of the standings. */
function standingsRecord(world: World, standing: Standing, field: Field): JsonObject {
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
function wildCardRace(ofLeague: readonly Standing[]): Standing[] {
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
