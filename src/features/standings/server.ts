import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { seasonChoice } from '#rules/baseball/season-choice.ts';
import type { Season } from '#rules/baseball/season.ts';
import { hasWildCards, raceRules } from '#rules/baseball/standings/race-rules.ts';
import { foldRace } from '#rules/baseball/standings/race.ts';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import type { StandingsGroup } from '#rules/baseball/standings/standings-group.ts';
import { clubsOf, coversSeason, standingsTables } from '#rules/baseball/standings/standings-tables.ts';
import { leagueIdsOf } from '#rules/baseball/teams/mlb-leagues.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { nullIfUpstreamFails, type UpstreamResponse, memoizeLatest } from '#sources/statsapi/client/response.ts';
import { readSeasons } from '#sources/statsapi/read-seasons.ts';
import { readStandings } from '#sources/statsapi/read-standings.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import { standings as standingsEndpoint, standingsRace, type Standings, type StandingsRace } from './contract.ts';

type StandingsQuery = { season?: string | undefined; date?: string | undefined; level: number };

/** The season and the day that a request selects. */
type ResolvedSeason = {
  season: string;
  /** null: the current or final standings */
  date: string | null;
  level: number;
  calendar: Season | null;
  /** whether the regular season has ended by the selected day */
  isOver: boolean;
  /** whether it has ended by now, so that its results are final */
  isPast: boolean;
};

/** A date selects its year's season and is ignored for another season. Without a season calendar, seasons are years. */
export async function resolveStandingsSeason(
  { client, clock }: LeagueServices,
  query: StandingsQuery,
): Promise<ResolvedSeason> {
  const calendars = (await nullIfUpstreamFails(readSeasons(client)))?.value ?? [];
  const today = baseballDay(clock.now());
  const season = query.season ?? query.date?.slice(0, 4) ?? seasonChoice(calendars, today).newest;
  const date = query.date?.startsWith(season) && query.date < today ? query.date : null;
  const calendar = calendars.find(({ id }) => id === season) ?? null;
  const lastDay = calendar?.regularEnd ?? `${season}-12-01`;
  return { season, date, level: query.level, calendar, isOver: (date ?? today) > lastDay, isPast: today > lastDay };
}

/** A response with an empty list. */
function emptyResponse<T>(clock: Clock): UpstreamResponse<T[]> {
  return { value: [], asOf: clock.now(), isStale: false };
}

/** Returns an empty list if the upstream does not have the list. */
export async function emptyIfMissing<T>(
  clock: Clock,
  response: Promise<UpstreamResponse<T[]>>,
): Promise<UpstreamResponse<T[]>> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof UpstreamNotFound) return emptyResponse(clock);
    throw error;
  }
}

export function standingsRoutes(services: Services) {
  return {
    standings: serveData(standingsEndpoint, ({ query }) => listStandings(services, query)),
    standingsRace: serveData(standingsRace, ({ query }) => readStandingsRace(services, query)),
  };
}

/** Only the major leagues have known rules. */
const rulesOf = ({ season, level }: { season: string; level: number }) => (level === 1 ? raceRules(season) : null);

type RaceDay = [season: string, level: number, date: string | null];
type Day = [...RaceDay, isOver: boolean];

const computeTables = memoizeLatest((groups: StandingsGroup[], games: SeasonGame[] | null, ...day: Day) => {
  const [season, level, date, isOver] = day;
  const through = date ?? undefined;
  const complete = games !== null && coversSeason(groups, games, through) ? games : null;
  const rules = rulesOf({ season, level });
  const known = level === 1 && !hasWildCards(season) ? groups.filter(({ kind }) => kind !== 'wildCard') : groups;
  return {
    tables: standingsTables(known, { rules, games: complete, through, isOver }),
    areTiesBroken: rules?.tieBreak === 'results' && complete !== null,
  };
});

/** Reads the standings of a season at a day (default: now). Ties need the season's results; without them they stay open. */
export async function listStandings(services: LeagueServices, query: StandingsQuery): Promise<Standings> {
  const resolved = await resolveStandingsSeason(services, query);
  const { season, date, level, calendar, isOver } = resolved;
  const [groups, games] = await Promise.all([
    readGroups(services, resolved),
    rulesOf(resolved) === null ? null : nullIfUpstreamFails(readSeasonGames(services.client, resolved)),
  ]);
  return {
    season,
    date,
    level,
    firstDay: calendar?.regularStart ?? null,
    lastDay: calendar?.regularEnd ?? null,
    isOver,
    ...computeTables(groups.value, games?.value ?? null, season, level, date, isOver),
    freshness: { asOf: groups.asOf, isStale: groups.isStale },
  };
}

const computeRace = memoizeLatest((groups: StandingsGroup[], games: SeasonGame[], ...day: RaceDay) => {
  const [season, level, date] = day;
  const divisions = groups
    .filter(({ kind, standings }) => kind !== 'wildCard' && standings.length > 0)
    .map(({ divisionId, name, standings }) => ({ divisionId, name, clubs: standings.map(({ team }) => team) }));
  const through = date ?? undefined;
  const complete = coversSeason(groups, games, through) ? games : [];
  return foldRace(divisions, { games: complete, clubs: clubsOf(groups), rules: rulesOf({ season, level }), through });
});

/** Reads the games behind of each day for the divisions of the standings. */
export async function readStandingsRace(services: LeagueServices, query: StandingsQuery): Promise<StandingsRace> {
  const resolved = await resolveStandingsSeason(services, query);
  const { season, date, level } = resolved;
  const [groups, games] = await Promise.all([
    readGroups(services, resolved),
    emptyIfMissing(services.clock, readSeasonGames(services.client, resolved)),
  ]);
  return {
    season,
    date,
    level,
    race: computeRace(groups.value, games.value, season, level, date),
    freshness: { asOf: games.asOf, isStale: games.isStale },
  };
}

/** Reads the league's standings of a day; empty if the level or the upstream has none. */
async function readGroups(
  services: LeagueServices,
  resolved: ResolvedSeason,
): Promise<UpstreamResponse<StandingsGroup[]>> {
  const { season, date, level } = resolved;
  const leagueIds = leagueIdsOf(level);
  if (leagueIds.length === 0) return emptyResponse(services.clock);
  return emptyIfMissing(services.clock, readStandings(services.client, { season, leagueIds, date: date ?? undefined }));
}
