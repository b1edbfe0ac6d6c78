import { leagueDateOf } from '../../clock/league-date.ts';
import { toId } from '../../http/query.ts';
import { objectNotFound } from '../../http/refusal.ts';
import type { Ask, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { Person, SportId } from '../../model.ts';
import { readHydration } from '../hydration.ts';
import type { JsonObject } from '../json.ts';
import { copyright } from '../notice.ts';
import { personBody } from './person-body.ts';
import { personStats, type StatsAsked } from '../stats/person-stats.ts';
import { positionBody } from './position-body.ts';
import { clubReference, clubReferenceById, personReference } from '../references.ts';
import { isStatGroup } from '../stats/stat-group.ts';
import { transactionBody } from './transaction-routes.ts';

export function peopleRoutes(league: League): Routes {
  return {
    '/api/v1/people': (ask) => people(league, ask, ask.query.ids('personId')),
    '/api/v1/people/freeAgents': (ask) => freeAgents(league, ask),
    '/api/v1/people/search': (ask) => search(league, ask),
    '/api/v1/people/:personId': (ask) => people(league, ask, [toId(ask.params.personId ?? '')]),
    '/api/v1/people/:personId/stats': (ask) => ({ copyright, stats: statsOfPerson(league, ask) }),
    '/api/v1/sports/:sportId/players': (ask) => players(league, ask),
  };
}

function people(league: League, ask: Ask, ids: readonly number[]): JsonObject {
  const found = ids.flatMap((id) => league.person(id) ?? []);
  if (found.length === 0) throw objectNotFound();
  return { copyright, people: found.map((person) => hydratedPerson(league, ask, person)) };
}

/** A person with what the hydration asks for. */
export function hydratedPerson(
  league: League,
  ask: Ask,
  person: Person,
  hydration = ask.query.text('hydrate') ?? '',
): JsonObject {
  const { query, now } = ask;
  const body = personBody(person, leagueDateOf(ask.now));
  const stats = readHydration(hydration).get('stats');
  return {
    ...body,
    ...(query.hydrates('currentTeam') || query.hydrates('team') ? currentTeam(league, ask, person) : {}),
    ...(query.hydrates('draft') && person.draft ? { drafts: [draftBody(league, person)] } : {}),
    ...(query.hydrates('transactions')
      ? { transactions: league.movesOfPerson(person.id).map((move) => transactionBody(league, move)) }
      : {}),
    ...(stats ? { stats: personStats({ league, now }, person, statsAsked(league, stats)) } : {}),
  };
}

export function currentTeam(league: League, ask: Pick<Ask, 'now'>, person: Person): JsonObject {
  const spot = league.spotOf(person.id, leagueDateOf(ask.now));
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

const list = (text: string | undefined) =>
  (text ?? '')
    .replace(/[[\]]/g, '')
    .split(',')
    .filter((part) => part !== '');

function statsAsked(league: League, given: ReadonlyMap<string, string>): StatsAsked {
  const groups = list(given.get('group') ?? given.get('groups')).filter(isStatGroup);
  return {
    types: list(given.get('type') ?? given.get('types') ?? 'season'),
    groups: groups.length > 0 ? groups : ['hitting', 'pitching', 'fielding'],
    season: Number(given.get('season') ?? league.season),
  };
}

function statsOfPerson(league: League, ask: Ask): JsonObject[] {
  const { query, now } = ask;
  const person = league.person(toId(ask.params.personId ?? ''));
  if (!person) throw objectNotFound();
  const groups = query.list('group').filter(isStatGroup);
  const asked = {
    types: query.list('stats'),
    groups,
    season: query.id('season') ?? league.season,
    window: query.id('limit') ?? 10,
    ofMinors: (query.text('leagueListId') ?? '').startsWith('milb'),
  };
  return personStats({ league, now }, person, asked);
}

const levels = new Set<number>([1, 11, 12, 13, 14, 22]);
const isSport = (id: number): id is SportId => levels.has(id);

function players(league: League, ask: Ask): JsonObject {
  const sportId = toId(ask.params.sportId ?? '');
  if (!isSport(sportId)) throw objectNotFound();
  const season = ask.query.id('season') ?? league.season;
  const all =
    season > league.season
      ? []
      : league
          .players(sportId)
          .filter(
            ({ debutDate }) => season === league.season || (debutDate !== null && debutDate <= `${season}-12-31`),
          );
  return {
    copyright,
    people: all.map((person) => ({
      ...personBody(person, leagueDateOf(ask.now)),
      ...currentTeam(league, ask, person),
    })),
  };
}

function search(league: League, ask: Ask): JsonObject {
  const names = (ask.query.text('names') ?? '').toLowerCase();
  const found = names === '' ? [] : league.players(1).filter(({ fullName }) => fullName.toLowerCase().includes(names));
  return {
    copyright,
    people: found.slice(0, ask.query.id('limit') ?? 50).map((person) => personBody(person, leagueDateOf(ask.now))),
  };
}

function freeAgents(league: League, ask: Ask): JsonObject {
  const season = ask.query.id('season') ?? league.season;
  const agents = league.freeAgents(season, leagueDateOf(ask.now)).map((agent, index) => ({
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
