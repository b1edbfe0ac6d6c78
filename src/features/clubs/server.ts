import { resolveSeason } from '#features/league/server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { raceRules } from '#rules/baseball/standings/race-rules.ts';
import { foldRace } from '#rules/baseball/standings/race.ts';
import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import type { StatBlock } from '#rules/baseball/stats/stat-block.ts';
import { isClubId } from '#rules/baseball/teams/is-club-id.ts';
import type { RosterEntry } from '#rules/baseball/teams/roster.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { linesOfGroup, readClubLines } from '#sources/statsapi/read-club-lines.ts';
import { readRoster } from '#sources/statsapi/read-roster.ts';
import { readTeams } from '#sources/statsapi/read-teams.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import {
  club,
  clubSeason,
  clubStaff,
  parkEnvironment,
  parks,
  type ClubPage,
  type ClubPlayer,
  type ClubSeasonPage,
  type ClubStaff,
  type Parks,
} from './contract.ts';
import { placeClub } from './rules/club-figures.ts';
import { clubLeaders } from './rules/club-leaders.ts';
import { clubSeason as seasonOf } from './rules/club-season.ts';
import { parkRuns } from './rules/park-runs.ts';
import { staffOf } from './rules/staff.ts';
import { readPlayedGames, readVenues } from './upstream.ts';

const level = 1;

/** of players who play, or would if they were not injured */
const usedStatuses = new Set<ClubPlayer['status']>(['active', 'injured', 'injuredSixty']);

/** The age of several responses: that of the oldest. */
function freshnessOf(responses: readonly UpstreamResponse<unknown>[]) {
  return {
    asOf: Math.min(...responses.map(({ asOf }) => asOf)),
    isStale: responses.some(({ isStale }) => isStale),
  };
}

const groups = ['pitcher', 'catcher', 'infielder', 'outfielder'] as const;

function toPlayer({ id, name, jerseyNumber, note, position, status }: RosterEntry): ClubPlayer {
  const group = position?.group === 'twoWay' ? 'pitcher' : groups.find((each) => each === position?.group);
  return {
    id,
    name,
    jerseyNumber,
    note,
    position: position?.abbreviation ?? null,
    group: group ?? 'other',
    status: status?.kind ?? 'active',
    statusText: status?.text ?? '',
  };
}

/** Reads the current 40-man roster, which the roster page has too, without a season. */
const readFortyMan = (client: StatsApiClient, teamId: number) => readRoster(client, { teamId, type: '40Man' });

function requireClub(teamId: number): void {
  if (!isClubId(teamId)) throw new AppError('not_found', 'There is no such major-league club.');
}

/** A club with its park and roster. Without the roster, the rest is known. */
export async function readClub(services: LeagueServices, teamId: number): Promise<ClubPage> {
  requireClub(teamId);
  const season = await resolveSeason(services);
  const [teams, roster] = await Promise.all([
    readTeams(services.client, { level, season }),
    readFortyMan(services.client, teamId).catch(() => null),
  ]);
  const team = teams.value.find(({ id }) => id === teamId);
  if (team === undefined) throw new AppError('not_found', 'There is no such major-league club.');
  const { id, name, shortName, abbreviation, league, division, venue } = team;
  return {
    team: { id, name, shortName, abbreviation, league, division },
    park: venue.id === null || venue.name === '' ? null : { id: venue.id, name: venue.name },
    season,
    roster: roster?.value.entries.map(toPlayer) ?? null,
    freshness: freshnessOf(roster === null ? [teams] : [teams, roster]),
  };
}

/** The figures of a club among all clubs; empty if it has none. */
function placeIn(blocks: readonly StatBlock[], group: 'hitting' | 'pitching', teamId: number) {
  const splits = linesOfGroup(blocks, group);
  const own = splits.find(({ team }) => team?.id === teamId);
  const all = splits.map(({ figures }) => figures);
  return own === undefined ? [] : placeClub(group, own.figures, all, addFigures(group, all));
}

export async function readClubSeason(services: LeagueServices, teamId: number): Promise<ClubSeasonPage> {
  requireClub(teamId);
  const { client } = services;
  const season = await resolveSeason(services);
  const [games, teams, lines] = await Promise.all([
    readSeasonGames(client, { season, level, isPast: false }),
    readTeams(client, { level, season }),
    readClubLines(client, season).catch(() => null),
  ]);
  const clubs = teams.value.map(({ id, division, league }) => ({
    id,
    divisionId: division?.id ?? null,
    leagueId: league?.id ?? null,
  }));
  const division = teams.value.find(({ id }) => id === teamId)?.division ?? null;
  const rivals = division === null ? [] : teams.value.filter((team) => team.division?.id === division.id);
  const racing = division === null ? [] : [{ divisionId: division.id, name: division.name, clubs: rivals }];
  const rules = raceRules(season);
  return {
    season,
    race: foldRace(racing, { games: games.value, clubs, rules }),
    ...seasonOf(games.value, clubs, teamId, rules),
    hitting: placeIn(lines?.value ?? [], 'hitting', teamId),
    pitching: placeIn(lines?.value ?? [], 'pitching', teamId),
    freshness: freshnessOf(lines === null ? [games] : [games, lines]),
  };
}

/** The pitchers and the leaders of a club. Without the games of the season there are no leaders. */
export async function readClubStaff(services: LeagueServices, teamId: number): Promise<ClubStaff> {
  requireClub(teamId);
  const { client } = services;
  const [season, roster] = await Promise.all([resolveSeason(services), readFortyMan(client, teamId)]);
  const players = roster.value.entries.map(toPlayer).filter(({ status }) => usedStatuses.has(status));
  const ids = players.map(({ id }) => id);
  const [logs, schedule] = await Promise.all([
    ids.length === 0 ? null : readPlayedGames(client, { ids, season }),
    readSeasonGames(client, { season, level, isPast: false }).catch(() => null),
  ]);
  const isOfClub = (game: { teamId: number | null }) => game.teamId === null || game.teamId === teamId;
  const logged = logs?.value ?? [];
  const batters = logged.map(({ id, name, batted }) => ({
    id,
    name,
    games: batted.filter(isOfClub).map(({ figures }) => figures),
  }));
  const pitchers = logged.map(({ id, name, pitched }) => ({
    id,
    name,
    games: pitched.filter(isOfClub).map(({ game }) => game),
  }));
  const active = new Set(
    players.flatMap(({ id, group, status }) => (group === 'pitcher' && status === 'active' ? id : [])),
  );
  const played = schedule?.value.filter(({ away, home, score }) => score !== null && [away, home].includes(teamId));
  return {
    season,
    ...staffOf(
      pitchers.filter(({ id }) => active.has(id)),
      baseballDay(services.clock.now()),
    ),
    leaders: played === undefined ? [] : clubLeaders({ batters, pitchers }, played.length),
    freshness: freshnessOf(logs === null ? [roster] : [roster, logs]),
  };
}

export async function readParks(services: LeagueServices): Promise<Parks> {
  const { client } = services;
  const season = await resolveSeason(services);
  const teams = await readTeams(client, { level, season });
  const ids = teams.value.flatMap(({ venue }) => venue.id ?? []);
  const venues = await readVenues(client, ids);
  const byId = new Map(venues.value.map((venue) => [venue.id, venue]));
  const listed = teams.value.flatMap(({ id, name, shortName, abbreviation, venue }) => {
    const park = byId.get(venue.id ?? 0);
    return park === undefined ? [] : [{ ...park, team: { id, name, shortName, abbreviation } }];
  });
  return {
    season,
    parks: listed.toSorted((one, other) => one.team.name.localeCompare(other.team.name)),
    freshness: freshnessOf([teams, venues]),
  };
}

export function clubRoutes(services: Services) {
  return {
    club: serveData(club, ({ params: { teamId } }) => readClub(services, teamId)),
    clubSeason: serveData(clubSeason, ({ params: { teamId } }) => readClubSeason(services, teamId)),
    clubStaff: serveData(clubStaff, ({ params: { teamId } }) => readClubStaff(services, teamId)),
    parks: serveData(parks, () => readParks(services)),
    parkEnvironment: serveData(parkEnvironment, async () => {
      const season = await resolveSeason(services);
      const games = await readSeasonGames(services.client, { season, level, isPast: false });
      return { season, parks: parkRuns(games.value), freshness: freshnessOf([games]) };
    }),
  };
}
