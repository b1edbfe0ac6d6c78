import { leagueDateOf } from '../../clock/league-date.ts';
import { toId } from '../../http/query.ts';
import { objectNotFound } from '../../http/api-error.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { Person, SportId } from '../../model.ts';
import { readHydration } from '../hydration.ts';
import type { JsonObject } from '../json.ts';
import { copyright } from '../notice.ts';
import { personBody } from './person-body.ts';
import { gameSplits, personStats, type StatsRequest } from '../stats/person-stats.ts';
import { positionBody } from './position-body.ts';
import { clubReference, clubReferenceById, personReference } from '../references.ts';
import { isStatGroup } from '../stats/stat-group.ts';
import { transactionBody } from './transaction-routes.ts';

export function peopleRoutes(league: League): Routes {
  return {
    '/api/v1/people': (request) => people(league, request, request.query.ids('personId')),
    '/api/v1/people/freeAgents': (request) => freeAgents(league, request),
    '/api/v1/people/search': (request) => searchPeople(league, request),
    '/api/v1/people/:personId': (request) => people(league, request, [toId(request.params.personId ?? '')]),
    '/api/v1/people/:personId/stats': (request) => ({ copyright, stats: statsOfPerson(league, request) }),
    '/api/v1/people/:personId/stats/game/:gamePk': (request) => ({ copyright, stats: gameStatsOf(league, request) }),
    '/api/v1/sports/:sportId/players': (request) => players(league, request),
  };
}

function people(league: League, request: RouteRequest, ids: readonly number[]): JsonObject {
  const found = ids.flatMap((id) => league.person(id) ?? []);
  if (found.length === 0) throw objectNotFound();
  const withDebut = found.map((person) => ({ ...person, debutDate: findDebut(league, person, request.now) }));
  return { copyright, people: withDebut.map((person) => hydratedPerson(league, request, person)) };
}

/** A person with the hydrated parts. */
export function hydratedPerson(
  league: League,
  request: RouteRequest,
  person: Person,
  hydration = request.query.text('hydrate') ?? '',
): JsonObject {
  const { query, now } = request;
  const today = leagueDateOf(now);
  const body = personBody(person, today);
  const stats = readHydration(hydration).get('stats');
  return {
    ...body,
    ...(query.hydrates('currentTeam') || query.hydrates('team') ? currentTeam(league, request, person) : {}),
    ...(query.hydrates('draft') && person.draft ? { drafts: [draftBody(league, person)] } : {}),
    ...(query.hydrates('transactions')
      ? { transactions: league.movesOfPerson(person.id, today).map((move) => transactionBody(league, move)) }
      : {}),
    ...(stats ? { stats: personStats({ league, now }, person, parseStatsRequest(league, stats)) } : {}),
  };
}

/**
 * The date of the first MLB game: before this season, or in it up to now; null before that game. Not for rosters: it needs all
 * games of the season so far.
 */
function findDebut(league: League, { id, debutDate: earlier }: Person, now: number): string | null {
  return earlier ?? league.gameLog(id, now, [1])[0]?.date ?? null;
}

function currentTeam(league: League, request: Pick<RouteRequest, 'now'>, person: Person): JsonObject {
  const spot = league.spotOf(person.id, leagueDateOf(request.now));
  const club = spot ? league.club(spot.clubId) : undefined;
  return club ? { currentTeam: clubReference(club) } : {};
}

function draftBody(league: League, { draft, id }: Person): JsonObject {
  if (!draft) return {};
  return {
    year: String(draft.year),
    pickRound: draft.round,
    pickNumber: draft.overallPick,
    roundPickNumber: draft.pickInRound,
    school: { name: draft.school },
    team: clubReferenceById(league, draft.clubId),
    person: personReference(league, id),
    isDrafted: true,
    isPass: false,
  };
}

const allGroups = ['hitting', 'pitching', 'fielding'] as const;

const list = (text: string | undefined) =>
  (text ?? '')
    .replace(/[[\]]/g, '')
    .split(',')
    .filter((part) => part !== '');

function parseStatsRequest(league: League, parameters: ReadonlyMap<string, string>): StatsRequest {
  const groups = list(parameters.get('group') ?? parameters.get('groups')).filter(isStatGroup);
  return {
    types: list(parameters.get('type') ?? parameters.get('types') ?? 'season'),
    groups: groups.length > 0 ? groups : allGroups,
    season: Number(parameters.get('season') ?? league.season),
    sitCodes: list(parameters.get('sitCodes')),
  };
}

function statsOfPerson(league: League, request: RouteRequest): JsonObject[] {
  const { query, now } = request;
  const person = league.person(toId(request.params.personId ?? ''));
  if (!person) throw objectNotFound();
  const groups = query.list('group').filter(isStatGroup);
  const requested = {
    types: query.list('stats'),
    groups,
    season: query.id('season') ?? league.season,
    window: query.id('limit') ?? 10,
    sitCodes: query.list('sitCodes'),
    opponentId: query.id('opposingPlayerId'),
    ofMinors: (query.text('leagueListId') ?? '').startsWith('milb'),
  };
  return personStats({ league, now }, person, requested);
}

/** A person's statistics in one game, by group. */
function gameStatsOf(league: League, { params, now }: RouteRequest): JsonObject[] {
  const person = league.person(toId(params.personId ?? ''));
  const game = league.game(toId(params.gamePk ?? ''));
  if (!person || !game) throw objectNotFound();
  const entries = league.gameLog(person.id, now, [game.sportId]).filter(({ gamePk }) => gamePk === game.gamePk);
  return allGroups.map((group) => ({
    type: { displayName: 'gameLog' },
    group: { displayName: group },
    exemptions: [],
    splits: entries.flatMap((entry) => gameSplits(league, person, entry, group)),
  }));
}

const levels = new Set<number>([1, 11, 12, 13, 14, 22]);
const isSport = (id: number): id is SportId => levels.has(id);

function players(league: League, request: RouteRequest): JsonObject {
  const sportId = toId(request.params.sportId ?? '');
  if (!isSport(sportId)) throw objectNotFound();
  const season = request.query.id('season') ?? league.season;
  const all =
    season > league.season
      ? []
      : league
          .players(sportId, leagueDateOf(request.now))
          .filter(
            ({ debutDate }) => season === league.season || (debutDate !== null && debutDate <= `${season}-12-31`),
          );
  return {
    copyright,
    people: all.map((person) => ({
      ...personBody(person, leagueDateOf(request.now)),
      ...currentTeam(league, request, person),
    })),
  };
}

function searchPeople(league: League, request: RouteRequest): JsonObject {
  const names = (request.query.text('names') ?? '').toLowerCase();
  const found =
    names === ''
      ? []
      : league.players(1, leagueDateOf(request.now)).filter(({ fullName }) => fullName.toLowerCase().includes(names));
  return {
    copyright,
    people: found
      .slice(0, request.query.id('limit') ?? 50)
      .map((person) => personBody(person, leagueDateOf(request.now))),
  };
}

function freeAgents(league: League, request: RouteRequest): JsonObject {
  const season = request.query.id('season') ?? league.season;
  const agents = league.freeAgents(season, leagueDateOf(request.now)).map((agent, index) => ({
    player: personReference(league, agent.personId),
    originalTeam: clubReferenceById(league, agent.originalClubId),
    ...(agent.newClubId === null ? {} : { newTeam: clubReferenceById(league, agent.newClubId) }),
    notes: agent.notes,
    ...(agent.dateSigned === null ? {} : { dateSigned: agent.dateSigned }),
    dateDeclared: agent.dateDeclared,
    position: positionBody(agent.position),
    sortOrder: index + 1,
  }));
  return { copyright, season: String(season), freeAgents: agents };
}
