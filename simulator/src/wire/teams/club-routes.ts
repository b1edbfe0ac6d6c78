import { toId } from '../../http/query.ts';
import { objectNotFound } from '../../http/api-error.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { Club, SportId, Venue } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { copyright } from '../notice.ts';
import { findClub } from '../people/roster-routes.ts';
import { venueReference } from '../references.ts';
import { teamBody } from './team-body.ts';
import { venueBody, zoneBody } from './venue-body.ts';

export function clubRoutes(league: League): Routes {
  return {
    '/api/v1/teams': (request) => ({
      copyright,
      teams: findClubs(league, request).map((club) => hydratedTeam(league, request, club)),
    }),
    '/api/v1/teams/affiliates': (request) => ({
      copyright,
      teams: request.query.ids('teamId').flatMap((id) => affiliates(league, request, id)),
    }),
    '/api/v1/teams/:teamId': (request) => ({
      copyright,
      teams: [hydratedTeam(league, request, findClub(league, request))],
    }),
    '/api/v1/teams/:teamId/affiliates': (request) => ({
      copyright,
      teams: affiliates(league, request, findClub(league, request).id),
    }),
    '/api/v1/venues': (request) => ({ copyright, venues: venues(league, request, request.query.ids('venueId')) }),
    '/api/v1/venues/:venueId': (request) => ({
      copyright,
      venues: venues(league, request, [toId(request.params.venueId ?? '')]),
    }),
  };
}

const levels = new Set<number>([1, 11, 12, 13, 14, 22]);
const isSport = (id: number): id is SportId => levels.has(id);

function findClubs(league: League, { query }: RouteRequest): Club[] {
  const ids = query.ids('teamId');
  if (ids.length > 0) return ids.flatMap((id) => league.club(id) ?? []);
  const sportIds = query.ids('sportId').filter(isSport);
  const leagueIds = query.ids('leagueId');
  const clubs = sportIds.length > 0 ? sportIds.flatMap((id) => league.clubs(id)) : league.clubs();
  return clubs.filter(({ leagueId }) => leagueIds.length === 0 || leagueIds.includes(leagueId));
}

function affiliates(league: League, request: RouteRequest, clubId: number): JsonObject[] {
  const club = league.club(clubId);
  const others = league.affiliates(clubId).filter(({ id }) => id !== clubId);
  return club ? [club, ...others].map((each) => hydratedTeam(league, request, each)) : [];
}

function hydratedTeam(league: League, request: RouteRequest, club: Club): JsonObject {
  const body = teamBody(league, club);
  const venue = league.venue(club.venueId);
  const isZoned = request.query.hydrates('timezone') || request.query.hydrates('timeZone');
  if (!venue || !(isZoned || request.query.hydrates('venue'))) return body;
  return {
    ...body,
    venue: isZoned ? { ...venueReference(venue), timeZone: zoneBody(venue, request.now) } : venueReference(venue),
  };
}

function venues(league: League, request: RouteRequest, ids: readonly number[]): JsonObject[] {
  const found = ids.length > 0 ? ids.flatMap((id) => league.venue(id) ?? []) : league.venues();
  if (found.length === 0) throw objectNotFound();
  return found.map((venue) => hydratedVenue(league, request, venue));
}

function hydratedVenue(league: League, { query, now }: RouteRequest, venue: Venue): JsonObject {
  const full = venueBody(venue, league.season, now);
  const parts = ['location', 'fieldInfo'].filter((name) => query.hydrates(name));
  const hydrated = Object.fromEntries(parts.map((name) => [name, full[name] ?? {}]));
  const zone: JsonObject =
    query.hydrates('timezone') || query.hydrates('timeZone') ? { timeZone: zoneBody(venue, now) } : {};
  return { ...venueReference(venue), ...hydrated, ...zone, active: true, season: String(league.season) };
}
