import { endOfLeagueDay } from '../../clock/league-date.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { ClubResult } from '../../lines.ts';
import type { Division, GameType, LeagueDate, LeagueOfClubs, SportId } from '../../model.ts';
import { resultsOf } from './club-record.ts';
import type { JsonObject } from '../json.ts';
import { copyright } from '../notice.ts';
import { leagueReference } from '../references.ts';
import { divisionBody } from '../teams/group-routes.ts';
import { rankStandings, type Standing, standingOf } from './standing.ts';
import { type Field, standingsRecord, wildCardRace } from './standings-record.ts';

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
