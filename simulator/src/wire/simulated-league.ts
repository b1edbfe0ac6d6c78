import { createRouter, type ApiHandler, type Routes, type RouteRequest } from '../http/routes.ts';
import type { League } from '../league.ts';
import { feedPartRoutes } from './game/feed-parts.ts';
import { groupRoutes } from './teams/group-routes.ts';
import { leaderRoutes } from './stats/leader-routes.ts';
import { liveRoutes } from './game/live-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { rosterRoutes, findClub } from './people/roster-routes.ts';
import { scheduleRoutes } from './schedule/schedule-routes.ts';
import { seasonRoutes } from './teams/season-routes.ts';
import { simulatedGames } from './game/simulated-games.ts';
import { standingsRoutes } from './standings/standings-routes.ts';
import { statsRoutes } from './stats/stats-routes.ts';
import { transactionRoutes } from './people/transaction-routes.ts';
import { winProbabilityRoutes } from './game/win-probability-routes.ts';
import { objectNotFound } from '../http/api-error.ts';
import { toId } from '../http/query.ts';
import { copyright } from './notice.ts';
import { gameStatuses } from './game-statuses.ts';
import { callCodes, pitchTypes } from './play/pitch-names.ts';
import { positionBody, positions } from './people/position-body.ts';
import { rosterStatuses } from './people/roster-status.ts';
import type { JsonObject } from './json.ts';
import { fieldingCategories, hittingCategories, pitchingCategories } from './stats/leader-categories.ts';
import type { Club, SportId, Venue } from '../model.ts';
import { venueReference } from './references.ts';
import { teamBody } from './teams/team-body.ts';
import { venueBody, zoneBody } from './teams/venue-body.ts';
import { guidOf } from './guid.ts';

/** Creates the API of the simulated league in the format of the Stats API. */
export function simulatedLeague(league: League): ApiHandler {
  const games = simulatedGames(league);
  const handleRequest = createRouter({
    ...scheduleRoutes(league),
    ...liveRoutes(games),
    ...feedPartRoutes(games),
    ...contentRoutes(league),
    ...winProbabilityRoutes(league),
    ...standingsRoutes(league),
    ...statsRoutes(league),
    ...clubRoutes(league),
    ...rosterRoutes(league),
    ...transactionRoutes(league),
    ...peopleRoutes(league),
    ...leaderRoutes(league),
    ...seasonRoutes(league),
    ...groupRoutes(league),
    ...fieldingRangeRoutes(league),
    ...codeListRoutes,
  });
  return (request) => {
    league.update(request.now);
    return handleRequest(request);
  };
}

/** The editorial content of a game, which the simulated league does not have. */
function contentRoutes(league: League): Routes {
  return {
    '/api/v1/game/:gamePk/content': ({ params }) => {
      const game = league.game(toId(params.gamePk ?? ''));
      if (!game) throw objectNotFound();
      return {
        copyright,
        link: `/api/v1/game/${game.gamePk}/content`,
        editorial: {},
        media: { freeGame: false, enhancedGame: false },
        highlights: {},
        summary: { hasPreviewArticle: false, hasRecapArticle: false, hasWrapArticle: false, hasHighlightsVideo: false },
        gameNotes: {},
      };
    },
  };
}

const groups = { hitting: hittingCategories, pitching: pitchingCategories, fielding: fieldingCategories };

/** 'Stolen Bases' for stolenBases */
const labelOf = (name: string): string =>
  name.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase());

/** The body of `/baseballStats`: the statistics that the league ranks, with their groups. */
function statList(): JsonObject[] {
  const names = new Set(Object.values(groups).flatMap((categories) => Object.keys(categories)));
  return [...names].map((name) => {
    const having = Object.entries(groups).filter(([, categories]) => name in categories);
    return {
      name,
      lookupParam: name,
      isCounting: having.every(([, categories]) => categories[name]?.write === undefined),
      label: labelOf(name),
      statGroups: having.map(([displayName]) => ({ displayName })),
      orgTypes: [],
    };
  });
}

const rosterTypes = [
  ['40Man', '40-man roster'],
  ['active', 'Active roster'],
  ['coach', 'Coaches'],
  ['nonRosterInvitees', 'Non-roster invitees'],
  ['depthChart', 'Depth chart'],
  ['fullSeason', 'Everybody of the season'],
  ['fullRoster', 'Everybody, active or not'],
  ['allTime', 'Everybody ever'],
  ['gameday', 'Roster of the day'],
].map(([parameter, description]) => ({ description, lookupName: parameter, parameter }));

const standingsTypes = [
  'regularSeason',
  'wildCard',
  'divisionLeaders',
  'wildCardWithLeaders',
  'springTraining',
  'byDivision',
  'byLeague',
].map((name) => ({ name, description: name }));

const gameTypes = [
  { id: 'S', description: 'Spring Training' },
  { id: 'R', description: 'Regular Season' },
];

/** The lists of codes of the API, limited to the codes that the simulated league uses. */
const codeListRoutes: Routes = {
  '/api/v1/gameStatus': () => gameStatuses,
  '/api/v1/baseballStats': statList,
  '/api/v1/gameTypes': () => gameTypes,
  '/api/v1/positions': () =>
    positions.map((position) => ({
      ...positionBody(position),
      shortName: position,
      fullName: positionBody(position).name,
      displayName: positionBody(position).name,
    })),
  '/api/v1/pitchTypes': () => pitchTypes,
  '/api/v1/pitchCodes': () => callCodes,
  '/api/v1/rosterTypes': () => rosterTypes,
  '/api/v1/standingsTypes': () => standingsTypes,
  '/api/v1/playerStatusCodes': () => rosterStatuses,
  '/api/v1/statGroups': () => ['hitting', 'pitching', 'fielding', 'catching'].map((displayName) => ({ displayName })),
  '/api/v1/statTypes': () =>
    ['season', 'career', 'yearByYear', 'gameLog', 'lastXGames', 'byDateRange', 'rankingsByYear'].map((displayName) => ({
      displayName,
    })),
};

function clubRoutes(league: League): Routes {
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

const outfield: Readonly<Record<string, string>> = { LF: '7', CF: '8', RF: '9' };

/** Baseball Savant's range service: one row per ball near an outfielder. Numbers are strings, as in the original. */
function fieldingRangeRoutes(league: League): Routes {
  return {
    '/player-services/range': ({ query, now }) => {
      const playerId = query.id('playerId');
      const season = query.id('season') ?? league.season;
      return playerId === null ? [] : rangeRows(league, playerId, season, now);
    },
  };
}

function rangeRows(league: League, playerId: number, season: number, now: number): JsonObject[] {
  const person = league.person(playerId);
  const pos = outfield[person?.position ?? ''];
  if (!person || pos === undefined) return [];
  const games =
    season === league.season
      ? league.gameLog(playerId, now).map(({ gamePk }) => gamePk)
      : pastGames(league, playerId, season);
  return games.flatMap((gamePk) => {
    const random = numbersFrom(`${playerId} ${season} ${gamePk}`);
    return Array.from({ length: 1 + (random(0) % 3) }, (_, index) =>
      rangeRow({ gamePk, playerId, pos, name: person.fullName, index, random }),
    );
  });
}

/** The number of games of that season; past seasons have no individual games. */
function pastGames(league: League, playerId: number, season: number): number[] {
  const lines = league.pastSeasons(playerId).filter((line) => line.season === season && line.sportId === 1);
  const games = lines.reduce((sum, { batting }) => sum + (batting?.games ?? 0), 0);
  return Array.from({ length: Math.min(games, 162) }, (_, index) => season * 1000 + index);
}

/** Integers from 0 to 65,535, determined by a text and an index. */
function numbersFrom(text: string): (index: number) => number {
  return (index) => Number.parseInt(guidOf(`${text} ${index}`).slice(0, 4), 16);
}

type Row = {
  gamePk: number;
  playerId: number;
  pos: string;
  name: string;
  index: number;
  random: (index: number) => number;
};

function rangeRow({ gamePk, playerId, pos, name, index, random }: Row): JsonObject {
  const between = (from: number, to: number, salt: number) => from + ((to - from) * random(index * 10 + salt)) / 65_535;
  // most balls land near a fielder
  const distance = 2 + 93 * between(0, 1, 1) ** 1.6;
  // 27 ft/s is the league's average sprint speed; outfielders are faster, and faster over longer distances
  const sprint = between(25.8, 27, 2) + (distance / 95) * 1.8 + (playerId % 7) * 0.3;
  const hang = between(2.4, 6.2, 3);
  const rate = Math.max(1, Math.min(99, Math.round(112 - (distance / hang) * 3.4 + between(-6, 6, 4))));
  const [x, y] = spots[pos] ?? [0, 318];
  const start = { x: x + between(-26, 26, 7), y: y + between(-22, 22, 8) };
  const landing = landingOf(start, distance, between(0, 2 * Math.PI, 9));
  return {
    game_pk: String(gamePk),
    play_id: guidOf(`range ${playerId} ${gamePk} ${index}`),
    player_id: String(playerId),
    name_display_first_last: name,
    pos,
    distance: distance.toFixed(2),
    sprint_speed: sprint.toFixed(3),
    hang_time: hang.toFixed(1),
    opportunity_time: (hang + 0.3).toFixed(1),
    catch_rate: String(rate),
    stars: starsOf(rate),
    out: between(0, 100, 5) < rate ? '1' : '0',
    wall: '0',
    back: landing.y > start.y ? '1' : '0',
    start_pos_x: start.x.toFixed(2),
    start_pos_y: start.y.toFixed(2),
    landing_pos_x: landing.x.toFixed(2),
    landing_pos_y: landing.y.toFixed(2),
  };
}

/** Outfield positions in feet from home plate: x toward the first-base side, y toward center field. */
const spots: Readonly<Record<string, readonly [x: number, y: number]>> = { 7: [-134, 262], 8: [0, 318], 9: [134, 262] };

type Place = { x: number; y: number };

/** A point at a distance and direction; the opposite direction when the point would be foul or beyond the fence. */
function landingOf(start: Place, distance: number, direction: number): Place {
  const towards = (angle: number) => ({
    x: start.x + distance * Math.cos(angle),
    y: start.y + distance * Math.sin(angle),
  });
  const landing = towards(direction);
  const isInPlay = Math.abs(landing.x) < landing.y && Math.hypot(landing.x, landing.y) < 385;
  return isInPlay ? landing : towards(direction + Math.PI);
}

/** Stars of Baseball Savant by catch probability: five up to 25 %, four to 50, three to 75, two to 90, one to 95, none above. */
function starsOf(rate: number): string | null {
  const above = [95, 90, 75, 50, 25].filter((step) => rate <= step).length;
  return above === 0 ? null : String(above);
}
