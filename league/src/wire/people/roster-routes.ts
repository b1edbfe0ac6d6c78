import { leagueDateOf } from '../../clock/league-date.ts';
import { toId } from '../../http/query.ts';
import { invalidValue, objectNotFound } from '../../http/refusal.ts';
import type { Ask, Routes } from '../../http/routes.ts';
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
    '/api/v1/teams/:teamId/roster': (ask) => roster(league, ask, ask.query.text('rosterType') ?? 'active'),
    '/api/v1/teams/:teamId/roster/:rosterType': (ask) => roster(league, ask, ask.params.rosterType ?? 'active'),
    '/api/v1/teams/:teamId/coaches': (ask) => coaches(league, ask),
  };
}

export function askedClub(league: League, ask: Ask): Club {
  const club = league.club(toId(ask.params.teamId ?? ''));
  if (!club) throw objectNotFound();
  return club;
}

type Pick = (league: League, club: Club, date: LeagueDate) => readonly RosterSpot[];

const onDay: Pick = (league, club, date) => league.rosterOn(club.id, date);
/** Everybody who was on the club's roster at some time of the season up to the day; whoever left is shown as he left. */
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
    const known = new Set(season.map(({ personId }) => personId));
    return [...season, ...league.nonRosterInvitees(club.id).filter(({ personId }) => !known.has(personId))];
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

function roster(league: League, ask: Ask, asked: string): JsonObject {
  const club = askedClub(league, ask);
  const type = asked.toLowerCase().replace('_', '');
  if (type === 'coach') return coaches(league, ask);
  const pick = types[type];
  if (!pick) throw invalidValue(asked);
  const today = leagueDateOf(ask.now);
  const date = ask.query.date('date') ?? today;
  const spots = isPast(league, ask) ? [] : pick(league, club, date < today ? date : today);
  const entries = spots.map((spot) => entry(league, ask, club, spot));
  return {
    copyright,
    roster: entries,
    link: `/api/v1/teams/${club.id}/roster`,
    teamId: club.id,
    rosterType: names[type] ?? asked,
  };
}

const isPast = (league: League, { query }: Ask) => (query.id('season') ?? league.season) !== league.season;

function entry(league: League, ask: Ask, club: Club, spot: RosterSpot): JsonObject {
  const person = league.person(spot.personId);
  const hydration = innerHydration(ask.query.text('hydrate') ?? '', 'person');
  return {
    person:
      person && hydration !== null
        ? hydratedPerson(league, ask, person, hydration)
        : personReference(league, spot.personId),
    jerseyNumber: spot.number,
    position: positionBody(spot.position),
    status: rosterStatusBody(spot.status),
    parentTeamId: club.parentClubId ?? club.id,
  };
}

function coaches(league: League, ask: Ask): JsonObject {
  const club = askedClub(league, ask);
  const staff = isPast(league, ask) ? [] : league.coaches(club.id);
  const entries = staff.map(({ personId, number, job, jobCode, title }) => ({
    person: personReference(league, personId),
    jerseyNumber: number,
    job,
    jobId: jobCode,
    title,
  }));
  return { copyright, roster: entries, link: `/api/v1/teams/${club.id}/coaches`, teamId: club.id, rosterType: 'coach' };
}
