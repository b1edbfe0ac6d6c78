import { leagueDateOf } from '../../clock/league-date.ts';
import { objectNotFound } from '../../http/api-error.ts';
import { toId } from '../../http/query.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import { isSport, type Person } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { clubReferenceById, personReference } from '../references.ts';
import { personStats, type StatsRequest } from '../stats/person-stats.ts';
import { isStatGroup, statGroups } from '../stats/stat-group.ts';
import { personBody } from './person-body.ts';
import { positionBody } from './position-body.ts';

export function peopleRoutes(league: League): Routes {
  return {
    '/api/v1/people': (request) => people(league, request, request.query.ids('personId')),
    '/api/v1/people/freeAgents': (request) => freeAgents(league, request),
    '/api/v1/people/:personId': (request) => people(league, request, [toId(request.params.personId ?? '')]),
    '/api/v1/people/:personId/stats': (request) => ({ stats: statsOfPerson(league, request) }),
    '/api/v1/sports/:sportId/players': (request) => players(league, request),
  };
}

function people(league: League, { query, now }: RouteRequest, ids: readonly number[]): JsonObject {
  const found = ids.flatMap((id) => league.person(id) ?? []);
  if (found.length === 0) throw objectNotFound();
  const stats = statsHydration(league, query.text('hydrate') ?? '');
  return {
    people: found.map((person) => ({
      ...personBody({ ...person, debutDate: findDebut(league, person, now) }, leagueDateOf(now)),
      ...(query.hydrates('currentTeam') ? currentTeam(league, now, person) : {}),
      ...(stats ? { stats: personStats({ league, now }, person, stats) } : {}),
    })),
  };
}

/**
 * The date of the first MLB game: before this season, or in it up to now; null before that game. Not for rosters: it needs all
 * games of the season so far.
 */
function findDebut(league: League, { id, debutDate: earlier }: Person, now: number): string | null {
  return earlier ?? league.gameLog(id, now, [1])[0]?.date ?? null;
}

function currentTeam(league: League, now: number, { id }: Person): JsonObject {
  const spot = league.spotOf(id, leagueDateOf(now));
  return spot ? { currentTeam: clubReferenceById(league, spot.clubId) } : {};
}

/** The `stats(group=[hitting,pitching],type=[career],season=2025)` of a hydration; null without it. */
function statsHydration(league: League, hydration: string): StatsRequest | null {
  const [, parameters] = /stats\((.*)\)/.exec(hydration) ?? [];
  if (parameters === undefined) return null;
  const list = (name: string) =>
    (new RegExp(`${name}=\\[?([^\\]=]*)`).exec(parameters)?.[1] ?? '').split(',').filter((part) => part !== '');
  const groups = list('group').filter(isStatGroup);
  return {
    types: list('type'),
    groups: groups.length > 0 ? groups : statGroups,
    season: Number(/season=(\d+)/.exec(parameters)?.[1] ?? league.season),
    sitCodes: list('sitCodes'),
  };
}

function statsOfPerson(league: League, request: RouteRequest): JsonObject[] {
  const { query, now } = request;
  const person = league.person(toId(request.params.personId ?? ''));
  if (!person) throw objectNotFound();
  return personStats({ league, now }, person, {
    types: query.list('stats'),
    groups: query.list('group').filter(isStatGroup),
    season: query.id('season') ?? league.season,
    sitCodes: query.list('sitCodes'),
    opponentId: query.id('opposingPlayerId'),
    ofMinors: (query.text('leagueListId') ?? '').startsWith('milb'),
  });
}

function players(league: League, { params, query, now }: RouteRequest): JsonObject {
  const sportId = toId(params.sportId ?? '');
  if (!isSport(sportId)) throw objectNotFound();
  const season = query.id('season') ?? league.season;
  const today = leagueDateOf(now);
  const played = ({ debutDate }: Person) =>
    season === league.season || (debutDate !== null && debutDate <= `${season}-12-31`);
  const found = season > league.season ? [] : league.players(sportId, today).filter(played);
  return { people: found.map((person) => ({ ...personBody(person, today), ...currentTeam(league, now, person) })) };
}

function freeAgents(league: League, { query, now }: RouteRequest): JsonObject {
  const agents = league.freeAgents(query.id('season') ?? league.season, leagueDateOf(now));
  return {
    freeAgents: agents.map(({ personId, originalClubId, newClubId, notes, dateSigned, dateDeclared, position }) => ({
      player: personReference(league, personId),
      originalTeam: clubReferenceById(league, originalClubId),
      ...(newClubId === null ? {} : { newTeam: clubReferenceById(league, newClubId) }),
      notes,
      ...(dateSigned === null ? {} : { dateSigned }),
      dateDeclared,
      position: positionBody(position),
    })),
  };
}
