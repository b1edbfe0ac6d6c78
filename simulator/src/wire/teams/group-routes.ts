import { objectNotFound } from '../../http/api-error.ts';
import { toId } from '../../http/query.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { Division, LeagueOfClubs, SportId } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { copyright } from '../notice.ts';
import { divisionReference, leagueReference } from '../references.ts';
import { seasonBody } from './season-routes.ts';
import { springLeagues } from './team-body.ts';

/** Sports (levels), leagues and divisions. */
export function groupRoutes(league: League): Routes {
  return {
    '/api/v1/sports': () => ({ copyright, sports: sports(league) }),
    '/api/v1/sports/:id': (request) => ({ copyright, sports: oneOf(sports(league), request) }),
    '/api/v1/leagues': (request) => ({ copyright, leagues: leagues(league, request) }),
    '/api/v1/league': (request) => ({ copyright, leagues: leagues(league, request) }),
    '/api/v1/leagues/:id': (request) => ({ copyright, leagues: oneOf(allLeagues(league), request) }),
    '/api/v1/league/:id': (request) => ({ copyright, leagues: oneOf(allLeagues(league), request) }),
    '/api/v1/divisions': (request) => ({ copyright, divisions: divisions(league, request) }),
    '/api/v1/divisions/:id': (request) => ({
      copyright,
      divisions: oneOf(
        league.divisions().map((division) => divisionBody(league.season, division)),
        request,
      ),
    }),
  };
}

/** The group with the id of the path. */
function oneOf(groups: readonly JsonObject[], { params }: RouteRequest): JsonObject[] {
  const id = toId(params.id ?? '');
  const found = groups.filter((group) => group.id === id);
  if (found.length === 0) throw objectNotFound();
  return found;
}

const sports = (league: League) =>
  league.sports().map(({ id, code, name, abbreviation, sortOrder }) => ({
    id,
    code,
    link: `/api/v1/sports/${id}`,
    name,
    abbreviation,
    sortOrder,
    activeStatus: true,
  }));

/** The leagues of the regular season and those of spring training. */
const allLeagues = (league: League): JsonObject[] => [
  ...league.leagues().map((each) => leagueBody(league, each)),
  ...Object.values(springLeagues).map((each) => ({ ...each, sport: sportLink(1), active: true })),
];

const sportLink = (id: SportId) => ({ id, link: `/api/v1/sports/${id}` });

const isRequested = (request: RouteRequest, sportId: SportId) => {
  const ids = request.query.ids('sportId');
  return ids.length === 0 || ids.includes(sportId);
};

function leagues(league: League, request: RouteRequest): JsonObject[] {
  const ids = request.query.ids('leagueId');
  return league
    .leagues()
    .filter(({ id, sportId }) => isRequested(request, sportId) && (ids.length === 0 || ids.includes(id)))
    .map((each) => leagueBody(league, each));
}

function leagueBody(league: League, each: LeagueOfClubs): JsonObject {
  const numTeams = league.clubs(each.sportId).filter(({ leagueId }) => leagueId === each.id).length;
  return {
    ...leagueReference(each),
    abbreviation: each.abbreviation,
    nameShort: each.shortName,
    seasonState: 'inseason',
    hasWildCard: each.sportId === 1,
    hasSplitSeason: false,
    numGames: 162,
    hasPlayoffPoints: false,
    numTeams,
    numWildcardTeams: 3,
    seasonDateInfo: seasonBody(league, league.season),
    season: String(league.season),
    orgCode: each.abbreviation,
    conferencesInUse: false,
    divisionsInUse: league.divisions(each.sportId).some(({ leagueId }) => leagueId === each.id),
    sport: sportLink(each.sportId),
    sortOrder: each.id,
    active: true,
  };
}

function divisions(league: League, request: RouteRequest): JsonObject[] {
  return league
    .divisions()
    .filter(({ sportId }) => isRequested(request, sportId))
    .map((division) => divisionBody(league.season, division));
}

/** A division with all fields. */
export function divisionBody(season: number, division: Division): JsonObject {
  return {
    ...divisionReference(division),
    season: String(season),
    nameShort: division.shortName,
    abbreviation: division.abbreviation,
    league: { id: division.leagueId, link: `/api/v1/league/${division.leagueId}` },
    sport: sportLink(division.sportId),
    hasWildcard: false,
    sortOrder: division.id,
    numPlayoffTeams: 1,
    active: true,
  };
}
