import { createRouter, type ApiHandler, type Routes, type RouteRequest } from '../http/routes.ts';
import type { League } from '../league.ts';
import { type Club, isSport } from '../model.ts';
import { fieldingRangeRoutes } from './fielding-range.ts';
import { liveRoutes } from './game/live-routes.ts';
import { simulatedGames } from './game/simulated-games.ts';
import { isObject, type JsonObject } from './json.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { rosterRoutes, findClub } from './people/roster-routes.ts';
import { transactionRoutes } from './people/transaction-routes.ts';
import { reference } from './references.ts';
import { scheduleRoutes } from './schedule/schedule-routes.ts';
import { standingsRoutes } from './standings/standings-routes.ts';
import { leaderRoutes } from './stats/leader-routes.ts';
import { statsRoutes } from './stats/stats-routes.ts';
import { seasonRoutes } from './teams/season-routes.ts';
import { teamBody } from './teams/team-body.ts';
import { venueBody } from './teams/venue-body.ts';

const copyright = 'Simulated league of Called Shot. Every player is invented.';

/** Creates the API of the simulated league in the format of the Stats API. */
export function simulatedLeague(league: League): ApiHandler {
  const handleRequest = createRouter({
    ...scheduleRoutes(league),
    ...liveRoutes(simulatedGames(league)),
    ...standingsRoutes(league),
    ...statsRoutes(league),
    ...clubRoutes(league),
    ...rosterRoutes(league),
    ...transactionRoutes(league),
    ...peopleRoutes(league),
    ...leaderRoutes(league),
    ...seasonRoutes(league),
    ...fieldingRangeRoutes(league),
    // no one films these games
    '/api/v1/game/:gamePk/content': () => ({ highlights: { highlights: { items: [] } } }),
  });
  return (request) => {
    league.update(request.now);
    const body = handleRequest(request);
    return isObject(body) ? { copyright, ...body } : body;
  };
}

function clubRoutes(league: League): Routes {
  return {
    '/api/v1/sports': () => ({ sports: league.sports() }),
    '/api/v1/teams': (request) => ({
      teams: findClubs(league, request).map((club) => hydratedTeam(league, request, club)),
    }),
    '/api/v1/teams/:teamId': (request) => ({ teams: [hydratedTeam(league, request, findClub(league, request))] }),
    '/api/v1/teams/:teamId/affiliates': (request) => {
      const club = findClub(league, request);
      const others = league.affiliates(club.id).filter(({ id }) => id !== club.id);
      return { teams: [club, ...others].map((each) => teamBody(league, each)) };
    },
    '/api/v1/venues': ({ query }) => ({
      venues: query
        .ids('venueId')
        .flatMap((id) => league.venue(id) ?? [])
        .map(venueBody),
    }),
  };
}

function findClubs(league: League, { query }: RouteRequest): Club[] {
  const sportIds = query.ids('sportId').filter(isSport);
  return sportIds.length > 0 ? sportIds.flatMap((id) => league.clubs(id)) : [...league.clubs()];
}

function hydratedTeam(league: League, { query }: RouteRequest, club: Club): JsonObject {
  const body = teamBody(league, club);
  const venue = query.hydrates('timezone') ? league.venue(club.venueId) : undefined;
  return venue ? { ...body, venue: { ...reference(venue), timeZone: { id: venue.timeZone } } } : body;
}
