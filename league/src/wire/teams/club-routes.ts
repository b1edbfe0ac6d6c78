import { toId } from '../../http/query.ts';
import { objectNotFound } from '../../http/refusal.ts';
import type { Ask, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { Club, SportId, Venue } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { copyright } from '../notice.ts';
import { askedClub } from '../people/roster-routes.ts';
import { venueReference } from '../references.ts';
import { teamBody } from './team-body.ts';
import { venueBody, zoneBody } from './venue-body.ts';

export function clubRoutes(league: League): Routes {
  return {
    '/api/v1/teams': (ask) => ({
      copyright,
      teams: askedClubs(league, ask).map((club) => hydratedTeam(league, ask, club)),
    }),
    '/api/v1/teams/affiliates': (ask) => ({
      copyright,
      teams: ask.query.ids('teamId').flatMap((id) => affiliates(league, ask, id)),
    }),
    '/api/v1/teams/:teamId': (ask) => ({ copyright, teams: [hydratedTeam(league, ask, askedClub(league, ask))] }),
    '/api/v1/teams/:teamId/affiliates': (ask) => ({
      copyright,
      teams: affiliates(league, ask, askedClub(league, ask).id),
    }),
    '/api/v1/venues': (ask) => ({ copyright, venues: venues(league, ask, ask.query.ids('venueId')) }),
    '/api/v1/venues/:venueId': (ask) => ({
      copyright,
      venues: venues(league, ask, [toId(ask.params.venueId ?? '')]),
    }),
  };
}

const levels = new Set<number>([1, 11, 12, 13, 14, 22]);
const isSport = (id: number): id is SportId => levels.has(id);

function askedClubs(league: League, { query }: Ask): Club[] {
  const ids = query.ids('teamId');
  if (ids.length > 0) return ids.flatMap((id) => league.club(id) ?? []);
  const sportIds = query.ids('sportId').filter(isSport);
  const leagueIds = query.ids('leagueId');
  const clubs = sportIds.length > 0 ? sportIds.flatMap((id) => league.clubs(id)) : league.clubs();
  return clubs.filter(({ leagueId }) => leagueIds.length === 0 || leagueIds.includes(leagueId));
}

function affiliates(league: League, ask: Ask, clubId: number): JsonObject[] {
  const club = league.club(clubId);
  const others = league.affiliates(clubId).filter(({ id }) => id !== clubId);
  return club ? [club, ...others].map((each) => hydratedTeam(league, ask, each)) : [];
}

function hydratedTeam(league: League, ask: Ask, club: Club): JsonObject {
  const body = teamBody(league, club);
  const venue = league.venue(club.venueId);
  const isZoned = ask.query.hydrates('timezone') || ask.query.hydrates('timeZone');
  if (!venue || !(isZoned || ask.query.hydrates('venue'))) return body;
  return {
    ...body,
    venue: isZoned ? { ...venueReference(venue), timeZone: zoneBody(venue, ask.now) } : venueReference(venue),
  };
}

function venues(league: League, ask: Ask, ids: readonly number[]): JsonObject[] {
  const found = ids.length > 0 ? ids.flatMap((id) => league.venue(id) ?? []) : league.venues();
  if (found.length === 0) throw objectNotFound();
  return found.map((venue) => hydratedVenue(league, ask, venue));
}

function hydratedVenue(league: League, { query, now }: Ask, venue: Venue): JsonObject {
  const full = venueBody(venue, league.season, now);
  const parts = ['location', 'fieldInfo'].filter((name) => query.hydrates(name));
  const hydrated = Object.fromEntries(parts.map((name) => [name, full[name] ?? {}]));
  const zone: JsonObject =
    query.hydrates('timezone') || query.hydrates('timeZone') ? { timeZone: zoneBody(venue, now) } : {};
  return { ...venueReference(venue), ...hydrated, ...zone, active: true, season: String(league.season) };
}
