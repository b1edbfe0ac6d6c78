import { leagueDateOf } from '../../clock/league-date.ts';
import { invalidValue, objectNotFound } from '../../http/api-error.ts';
import { toId } from '../../http/query.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { Club, LeagueDate, RosterSpot, RosterStatus } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { personReference } from '../references.ts';
import { personBody } from './person-body.ts';
import { positionBody } from './position-body.ts';

export function rosterRoutes(league: League): Routes {
  return {
    '/api/v1/teams/:teamId/roster': (request) => roster(league, request),
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

const depth = ['P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH', 'TWP'];
const byDepth = (spots: readonly RosterSpot[]) =>
  spots.toSorted((a, b) => depth.indexOf(a.position) - depth.indexOf(b.position));

const types: Readonly<Record<string, Pick>> = {
  '40Man': (league, club, date) =>
    onDay(league, club, date).filter(({ on40Man, status }) => on40Man || status === 'D60'),
  active: (league, club, date) => onDay(league, club, date).filter(({ onActive }) => onActive),
  depthChart: (league, club, date) =>
    byDepth(onDay(league, club, date).filter(({ status }) => status === 'A' || status.startsWith('D'))),
  nonRosterInvitees: (league, club) => league.nonRosterInvitees(club.id),
  fullSeason: allSeason,
  fullRoster: (league, club, date) => {
    const season = allSeason(league, club, date);
    const seasonIds = new Set(season.map(({ personId }) => personId));
    return [...season, ...league.nonRosterInvitees(club.id).filter(({ personId }) => !seasonIds.has(personId))];
  },
};

function roster(league: League, request: RouteRequest): JsonObject {
  const club = findClub(league, request);
  const rosterType = request.query.text('rosterType') ?? 'active';
  const pick = types[rosterType];
  if (!pick) throw invalidValue(rosterType);
  const spots = isPast(league, request) ? [] : pick(league, club, leagueDateOf(request.now));
  return { roster: spots.map((spot) => entry(league, request, spot)), rosterType };
}

const isPast = (league: League, { query }: RouteRequest) => (query.id('season') ?? league.season) !== league.season;

const statuses: Readonly<Record<RosterStatus, string>> = {
  A: 'Active',
  D7: 'Injured 7-Day',
  D10: 'Injured 10-Day',
  D15: 'Injured 15-Day',
  D60: 'Injured 60-Day',
  RM: 'Reassigned to Minors',
  DES: 'Designated for Assignment',
  RL: 'Released',
  PL: 'Paternity List',
  NRI: 'Non-Roster Invitee',
};

function entry(league: League, request: RouteRequest, { personId, number, position, status }: RosterSpot): JsonObject {
  const person = league.person(personId);
  const isHydrated = person !== undefined && request.query.hydrates('person');
  return {
    person: isHydrated ? personBody(person, leagueDateOf(request.now)) : personReference(league, personId),
    jerseyNumber: number,
    position: positionBody(position),
    status: { code: status, description: statuses[status] },
  };
}

function coaches(league: League, request: RouteRequest): JsonObject {
  const club = findClub(league, request);
  const staff = isPast(league, request) ? [] : league.coaches(club.id);
  const people = staff.map(({ personId, number, job }) => ({
    person: personReference(league, personId),
    jerseyNumber: number,
    job,
    title: job,
  }));
  return { roster: people, rosterType: 'coach' };
}
