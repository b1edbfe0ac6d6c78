import { and, eq, getTableColumns } from 'drizzle-orm';
import { resolveSeason } from '#features/league/server.ts';
import type { Db } from '#platform/db/open-db.ts';
import { battedBalls, finalGames } from '#platform/db/schema.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import type { ListedPlayer } from '#rules/baseball/player.ts';
import { isColumnGroup } from '#rules/baseball/stats/stat-columns.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { Services } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readPlayer, readPlayerList } from '#sources/statsapi/read-player.ts';
import { readMeetings, readMinorYears, readSeasonStats } from '#sources/statsapi/read-season-stats.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import {
  playerBattedBalls,
  playerGames,
  playerLeague,
  playerMeetings,
  playerPercentiles,
  playerSeason,
  playerSplits,
  type PlayerBattedBalls,
} from '../contract/player-season.ts';
import { player, playerMinors, playerRankings, type PlayerRankings, type PlayerMinors } from '../contract/player.ts';
import {
  createPlayer as createEndpoint,
  dayLeaders,
  featuredPlayer as featuredEndpoint,
  hittingStreaks,
  players,
  playerSearch,
  seasonPlayers,
  type PostedPlayer,
  type SeasonPlayers,
  type PlayerEntry,
  type DayLeaders,
} from '../contract/players.ts';
import { leadersOfDay } from '../rules/day-leaders.ts';
import { meetingsOf } from '../rules/meetings.ts';
import { createHittingStreaks } from './create-hitting-streaks.ts';
import { createPlayer, lookupLimit } from './create-player.ts';
import { type PlayerList, searchPlayers } from './player-list.ts';
import { readGameLog } from './read-game-log.ts';
import { readPercentiles } from './read-percentiles.ts';
import { readPlayerPage, toStatLine, toShownLine } from './read-player-page.ts';
import { readLeagueYears, readSeason } from './read-season.ts';
import { readSplits } from './read-splits.ts';

export function playerRoutes(services: Services, list: PlayerList) {
  const { db, client, createRateLimit } = services;
  const lookups = createRateLimit('lookups', lookupLimit);
  const readStreaks = createHittingStreaks(db);
  return {
    players: serveData(players, () => list.all()),
    createPlayer: serveData(createEndpoint, ({ body, query }, { user }) =>
      createPlayer(services, { list, lookups, posted: body, season: query.season, userId: user.id }),
    ),
    playerSearch: serveData(playerSearch, ({ query }) => searchPlayers(list, query.q)),
    seasonPlayers: serveData(seasonPlayers, ({ query }) => readSeasonPlayers(services, query.season)),
    featuredPlayer: serveData(featuredEndpoint, async () => ({
      id: await chooseFeaturedPlayer(services, list),
    })),
    hittingStreaks: serveData(hittingStreaks, async ({ query }) => {
      const season = await resolveSeason(services, query.season);
      return readStreaks(season, await countFinals(services, season));
    }),
    dayLeaders: serveData(dayLeaders, () => readDayLeaders(services)),
    player: serveData(player, ({ params }) => readPlayerPage(services, params.id)),
    playerPercentiles: serveData(playerPercentiles, ({ params, query }) =>
      readPercentiles(client, { ...params, ...query }),
    ),
    playerGames: serveData(playerGames, ({ params, query }) => readGameLog(services, { ...params, ...query })),
    playerSeason: serveData(playerSeason, ({ params, query }) => readSeason(client, { ...params, ...query })),
    playerBattedBalls: serveData(playerBattedBalls, async ({ params, query }) =>
      readBattedBalls(db, { id: params.id, season: await resolveSeason(services, query.season) }),
    ),
    playerSplits: serveData(playerSplits, async ({ params, query }) =>
      readSplits(db, { ...params, ...query, season: await resolveSeason(services, query.season) }),
    ),
    playerLeague: serveData(playerLeague, ({ params }) => readLeagueYears(services, params.id)),
    playerMeetings: serveData(playerMeetings, async ({ params: { id, pitcherId } }) => {
      const { value, asOf, isStale } = await readMeetings(client, { batterId: id, pitcherId });
      return { ...meetingsOf(value), freshness: { asOf, isStale } };
    }),
    playerMinors: serveData(playerMinors, ({ params }) => readMinors(client, params.id)),
    playerRankings: serveData(playerRankings, ({ params }) => readRankings(client, params.id)),
  };
}

/** Reads the batted balls of a batter in a season, the newest first. */
export async function readBattedBalls(
  db: Db,
  { id, season }: { id: number; season: string },
): Promise<PlayerBattedBalls> {
  const { season: _season, batterId: _batter, ...columns } = getTableColumns(battedBalls);
  const balls = await db
    .select({ ...columns, date: finalGames.playedOn })
    .from(battedBalls)
    .innerJoin(finalGames, eq(finalGames.gamePk, battedBalls.gamePk))
    .where(and(eq(battedBalls.batterId, id), eq(battedBalls.season, season)));
  const newestFirst = balls.toSorted(
    (one, other) => other.date.localeCompare(one.date) || other.gamePk - one.gamePk || other.play - one.play,
  );
  return { season, balls: newestFirst };
}

/** Reads a player's ranks in the league for each year. */
async function readRankings(client: StatsApiClient, id: number): Promise<PlayerRankings> {
  const stats = { types: ['rankingsByYear'], groups: ['hitting', 'pitching'] } as const;
  const { value, asOf, isStale } = await readPlayer(client, { id, stats });
  const rankings = value.stats
    .filter(({ type, splits }) => type === 'rankingsByYear' && splits.length > 0)
    .map(({ group, splits }) => ({ group, years: splits.map(toStatLine) }));
  return { rankings, freshness: { asOf, isStale } };
}

/** Reads all players of a season (default: the newest one). */
async function readSeasonPlayers(services: Services, requested: string | undefined): Promise<SeasonPlayers> {
  const season = await resolveSeason(services, requested);
  const { value, asOf, isStale } = await readPlayerList(services.client, { season });
  return { season, players: value.map(toPosted), freshness: { asOf, isStale } };
}

function toPosted({ id, name, age, teamId }: ListedPlayer): PostedPlayer {
  return { age, currentTeamId: teamId, firstLastName: name, MLBAMID: id };
}

/** Reads a player's years in the minor leagues. */
async function readMinors(client: StatsApiClient, id: number): Promise<PlayerMinors> {
  const { value, asOf, isStale } = await readMinorYears(client, id);
  const groups = value.flatMap(({ type, group, splits }) => {
    if (type !== 'yearByYear' || !isColumnGroup(group) || splits.length === 0) return [];
    const years = splits.map((split) => ({
      ...toShownLine(toStatLine(split), group),
      level: split.level,
    }));
    return [{ group, years }];
  });
  return { groups, freshness: { asOf, isStale } };
}

/** MLB ids of 24 well-known players of the real league. */
const wellKnown = [
  660271, 592450, 665742, 545361, 605141, 518692, 608070, 660670, 665487, 677951, 596019, 624413, 665489, 646240,
  547180, 670541, 514888, 677594, 682829, 683002, 669373, 554430, 543037, 594798,
] as const;

/** Selects as many players of a simulated league, spread evenly over its list: the same list gives the same players. */
function selectEvenlySpacedPlayers(listed: readonly PlayerEntry[]): number[] {
  const ofClubs = listed.filter(({ teamId }) => teamId !== null && clubNamesOf(teamId) !== undefined);
  const ids = ofClubs.map(({ mlbId }) => mlbId).toSorted((a, b) => a - b);
  const size = Math.min(wellKnown.length, ids.length);
  return Array.from({ length: size }, (_, place) => ids[Math.floor((place * ids.length) / size)] ?? 0);
}

/** Chooses the player of a page that names none, one of 24. */
async function chooseFeaturedPlayer({ league, random }: Services, list: PlayerList): Promise<number> {
  const ids = league.kind === 'simulated' ? selectEvenlySpacedPlayers(await list.all()) : wellKnown;
  const id = ids[Math.floor(random() * ids.length)];
  if (id === undefined) throw new NotFound('The league has no players yet.');
  return id;
}

async function readDay(client: StatsApiClient, season: string, date: string): Promise<DayLeaders> {
  const range = { from: date, to: date };
  const read = (group: 'hitting' | 'pitching') => readSeasonStats(client, { group, season, pool: 'all', range });
  const [hitting, pitching] = await Promise.all([read('hitting'), read('pitching')]);
  const freshness = {
    asOf: Math.min(hitting.asOf, pitching.asOf),
    isStale: hitting.isStale || pitching.isStale,
  };
  return { date, lists: leadersOfDay({ hitting: hitting.value, pitching: pitching.value }), freshness };
}

/** The number of games of a regular season that are over; null while the upstream does not say. Other pages read this schedule too. */
async function countFinals({ client, clock }: Services, season: string): Promise<number | null> {
  const isPast = season < baseballDay(clock.now()).slice(0, 4);
  const schedule = await nullIfUpstreamFails(readSeasonGames(client, { season, level: 1, isPast }));
  return schedule?.value.filter(({ score }) => score !== null).length ?? null;
}

/** Reads the leaders of today if a game is over and its figures are known, otherwise those of the day before. */
async function readDayLeaders(services: Services): Promise<DayLeaders> {
  const { client, clock } = services;
  const season = await resolveSeason(services);
  const today = baseballDay(clock.now());
  // other pages read this schedule, so it is no further request
  const schedule = await readSchedule(client, { date: today, level: 1 }).catch(() => null);
  if (schedule?.value.some(isOver)) {
    const ofToday = await readDay(client, season, today);
    if (ofToday.lists.length > 0) return ofToday;
  }
  return readDay(client, season, addDays(today, -1));
}
