import { leagueDateOf } from '../../clock/league-date.ts';
import { toId } from '../../http/query.ts';
import { invalidValue, objectNotFound } from '../../http/api-error.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { Club, LeagueDate, RosterSpot } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { copyright } from '../notice.ts';
import { innerHydration } from '../hydration.ts';
import { hydratedPerson } from './people-routes.ts';
import { positionBody } from './position-body.ts';
import { personReference } from '../references.ts';
import { rosterStatusBody } from './roster-status.ts';

export function rosterRoutes(league: League): Routes {
  return {
    '/api/v1/teams/:teamId/roster': (request) => roster(league, request, request.query.text('rosterType') ?? 'active'),
    '/api/v1/teams/:teamId/roster/:rosterType': (request) =>
      roster(league, request, request.params.rosterType ?? 'active'),
    '/api/v1/teams/:teamId/coaches': (request) => coaches(league, request),
  };
}

export function findClub(league: League, request: RouteRequest): Club {
  const club = league.club(toId(request.params.teamId ?? ''));
  if (!club) throw objectNotFound();
  return club;
}

type Pick = (league: League, club: Club, date: LeagueDate) => readonly RosterSpot[];

const onDay: Pick = (league, club, date) => league.rosterOn(club.id, date);
/** Every player on the club's roster at any time of the season up to the day; players who left have their last status. */
const allSeason: Pick = (league, club, date) => {
  const now = onDay(league, club, date);
  const here = new Set(now.map(({ personId }) => personId));
  const opening = onDay(league, club, league.calendar.regularStart).filter(({ personId }) => !here.has(personId));
  return [
    ...now,
    ...opening.map((spot): RosterSpot => ({
      ...spot,
      onActive: false,
      status: league.spotOf(spot.personId, date) ? 'RM' : 'RL',
    })),
  ];
};

const types: Readonly<Record<string, Pick>> = {
  '40man': (league, club, date) =>
    onDay(league, club, date).filter(({ on40Man, status }) => on40Man || status === 'D60'),
  active: (league, club, date) => onDay(league, club, date).filter(({ onActive }) => onActive),
  gameday: (league, club, date) => onDay(league, club, date).filter(({ onActive }) => onActive),
  depthchart: (league, club, date) =>
    byDepth(onDay(league, club, date).filter(({ status }) => status === 'A' || status.startsWith('D'))),
  nonrosterinvitees: (league, club) => league.nonRosterInvitees(club.id),
  fullseason: allSeason,
  fullroster: (league, club, date) => {
    const season = allSeason(league, club, date);
    const seasonIds = new Set(season.map(({ personId }) => personId));
    return [...season, ...league.nonRosterInvitees(club.id).filter(({ personId }) => !seasonIds.has(personId))];
  },
  alltime: allSeason,
};

const names: Readonly<Record<string, string>> = {
  '40man': '40Man',
  active: 'active',
  gameday: 'gameday',
  depthchart: 'depthChart',
  nonrosterinvitees: 'nonRosterInvitees',
  fullseason: 'fullSeason',
  fullroster: 'fullRoster',
  alltime: 'allTime',
};

const depth = ['P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH', 'TWP'];
const byDepth = (spots: readonly RosterSpot[]) =>
  spots.toSorted((a, b) => depth.indexOf(a.position) - depth.indexOf(b.position));

function roster(league: League, request: RouteRequest, requestedType: string): JsonObject {
  const club = findClub(league, request);
  const type = requestedType.toLowerCase().replace('_', '');
  if (type === 'coach') return coaches(league, request);
  const pick = types[type];
  if (!pick) throw invalidValue(requestedType);
  const today = leagueDateOf(request.now);
  const date = request.query.date('date') ?? today;
  const spots = isPast(league, request) ? [] : pick(league, club, date < today ? date : today);
  const entries = spots.map((spot) => entry(league, request, club, spot));
  return {
    copyright,
    roster: entries,
    link: `/api/v1/teams/${club.id}/roster`,
    teamId: club.id,
    rosterType: names[type] ?? requestedType,
  };
}

const isPast = (league: League, { query }: RouteRequest) => (query.id('season') ?? league.season) !== league.season;

function entry(league: League, request: RouteRequest, club: Club, spot: RosterSpot): JsonObject {
  const person = league.person(spot.personId);
  const hydration = innerHydration(request.query.text('hydrate') ?? '', 'person');
  return {
    person:
      person && hydration !== null
        ? hydratedPerson(league, request, person, hydration)
        : personReference(league, spot.personId),
    jerseyNumber: spot.number,
    position: positionBody(spot.position),
    status: rosterStatusBody(spot.status),
    parentTeamId: club.parentClubId ?? club.id,
  };
}

function coaches(league: League, request: RouteRequest): JsonObject {
  const club = findClub(league, request);
  const staff = isPast(league, request) ? [] : league.coaches(club.id);
  const entries = staff.map(({ personId, number, job, jobCode, title }) => ({
    person: personReference(league, personId),
    jerseyNumber: number,
    job,
    jobId: jobCode,
    title,
  }));
  return { copyright, roster: entries, link: `/api/v1/teams/${club.id}/coaches`, teamId: club.id, rosterType: 'coach' };
}
