import { resolveSeason } from '#features/league/server.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { advancedFigures, leagueLine } from '#rules/baseball/stats/advanced-figures.ts';
import { figureNumber } from '#rules/baseball/stats/figures.ts';
import { isCount } from '#rules/baseball/stats/is-count.ts';
import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { type ColumnGroup, statColumns } from '#rules/baseball/stats/stat-columns.ts';
import type { MlbLeagueId } from '#rules/baseball/teams/mlb-leagues.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { linesOfGroup, readClubLines } from '#sources/statsapi/read-club-lines.ts';
import { readPlayerList } from '#sources/statsapi/read-player.ts';
import { type PlayerPool, readSeasonStats } from '#sources/statsapi/read-season-stats.ts';
import { readSeasons } from '#sources/statsapi/read-seasons.ts';
import { readTeams } from '#sources/statsapi/read-teams.ts';
import {
  type ClubLinesOfSeason,
  type LeadersOverview,
  type PlayerLines,
  type LeagueLeaders,
  clubLines,
  leadersOverview,
  leagueLeaders,
  playerLines,
} from './contract.ts';
import { computeClubLines } from './rules/club-lines.ts';
import type { LeaderCategoryId } from './rules/leader-categories.ts';
import { overviewCategories, overviewLimit, daysOfPart, partsOfSeason, limitLeaders } from './rules/leader-lines.ts';
import type { PlayerLine } from './rules/leader.ts';
import { readLeaderLists, readLeaders } from './upstream.ts';

/** Reads the first five of each main category of a season (default: the newest one). A category without players is left out. */
async function readLeadersOverview(services: Services, requested?: string): Promise<LeadersOverview> {
  const season = await resolveSeason(services, requested);
  const categories = overviewCategories.map(({ id }) => id);
  const { value, asOf, isStale } = await readLeaderLists(services.client, { categories, season, limit: overviewLimit });
  const lists = overviewCategories.flatMap(({ id, group, name }) => {
    const list = value.find((each) => each.category === id && each.group === group);
    return list === undefined || list.leaders.length === 0
      ? []
      : { name, leaders: list.leaders.slice(0, overviewLimit) };
  });
  return { season, lists, freshness: { asOf, isStale } };
}

type Query = {
  season?: string | undefined;
  group: ColumnGroup;
  pool: PlayerPool;
  time?: string | undefined;
};

function toPlayerLine(
  split: StatSplit,
  { group, season, age }: { group: Query['group']; season: string; age: number | null },
): PlayerLine[] {
  const { player, team, league, position } = split;
  if (player === null) return [];
  const computed = group === 'fielding' ? {} : advancedFigures(group, split.figures, { season });
  const figures = { ...split.figures, ...computed };
  return [
    {
      player,
      teamId: team?.id ?? null,
      leagueId: league?.id ?? null,
      position,
      age,
      figures: statColumns[group].map(({ figure }) => figures[figure] ?? null),
    },
  ];
}

/** The season and the days of a part of it, and the parts that can be chosen; none without the list of seasons. */
async function readWhen(services: LeagueServices, requested: string | undefined, time: string | undefined) {
  const today = baseballDay(services.clock.now());
  const [season, seasons] = await Promise.all([
    resolveSeason(services, requested),
    readSeasons(services.client).catch(() => null),
  ]);
  const own = seasons?.value.find(({ id }) => id === season);
  const range = daysOfPart(time, today);
  const parts = own === undefined ? [] : partsOfSeason(own, today);
  return { season, range, shown: { season, from: range?.from ?? null, to: range?.to ?? null, parts } };
}

/** Of equal fielders, the one with more chances is first. */
const byChances = (one: StatSplit, other: StatSplit): number =>
  (figureNumber(other.figures.chances ?? '') ?? 0) - (figureNumber(one.figures.chances ?? '') ?? 0);

/** The rates of both leagues; a count of all players has no meaning beside that of one. */
function leagueRates(group: ColumnGroup, clubs: readonly StatSplit[], season: string): PlayerLines['league'] {
  const line = leagueLine(group, clubs, season);
  return line && statColumns[group].map((column) => (isCount(column) ? null : (line[column.figure] ?? null)));
}

/** Reads the lines of a pool of players. Without the list of players, their ages are unknown; without the clubs' lines, the league's rates. */
export async function listPlayerLines(services: LeagueServices, query: Query): Promise<PlayerLines> {
  const { group, pool, time } = query;
  const when = await readWhen(services, query.season, time);
  const { season, range } = when;
  const [{ value, asOf, isStale }, listed, clubs] = await Promise.all([
    readSeasonStats(services.client, { group, season, pool, range }),
    readPlayerList(services.client, { season }).catch(() => null),
    readClubLines(services.client, season, range).catch(() => null),
  ]);
  const ages = new Map(listed?.value.map(({ id, age }) => [id, age]));
  return {
    ...when.shown,
    group,
    players: (group === 'fielding' ? value.toSorted(byChances) : value).flatMap((split) =>
      toPlayerLine(split, { group, season, age: ages.get(split.player?.id ?? 0) ?? null }),
    ),
    league: clubs && leagueRates(group, linesOfGroup(clubs.value, group), season),
    freshness: { asOf, isStale },
  };
}

type ClubQuery = { season?: string | undefined; group: ColumnGroup; time?: string | undefined };

/** Reads the lines of all clubs. Without the list of clubs, there are no averages of each league. */
export async function listClubLines(
  services: LeagueServices,
  { group, time, ...query }: ClubQuery,
): Promise<ClubLinesOfSeason> {
  const when = await readWhen(services, query.season, time);
  const { season, range } = when;
  const [{ value, asOf, isStale }, teams] = await Promise.all([
    readClubLines(services.client, season, range),
    readTeams(services.client, { level: 1, season }).catch(() => null),
  ]);
  const leagues = new Map(
    teams?.value.flatMap(({ id, league }) => (league === null ? [] : [[id, league.id] as const])),
  );
  return {
    ...when.shown,
    group,
    ...computeClubLines(group, linesOfGroup(value, group), { season, leagues }),
    freshness: { asOf, isStale },
  };
}

export function leagueLeaderRoutes(services: Services) {
  return {
    leagueLeaders: serveData(leagueLeaders, ({ query }) => listLeaders(services, query)),
    leadersOverview: serveData(leadersOverview, ({ query: { season } }) => readLeadersOverview(services, season)),
    clubLines: serveData(clubLines, ({ query }) => listClubLines(services, query)),
    playerLines: serveData(playerLines, ({ query }) => listPlayerLines(services, query)),
  };
}

type LeadersQuery = { category: LeaderCategoryId; season?: string | undefined; league?: MlbLeagueId | undefined };

/** Lists the first 20 of a category and season (default: the newest one). */
export async function listLeaders(
  services: LeagueServices,
  { category, season: requested, league }: LeadersQuery,
): Promise<LeagueLeaders> {
  const season = await resolveSeason(services, requested);
  const { value, asOf, isStale } = await readLeaders(services.client, { category, season, league });
  const { leaders, leftOut } = limitLeaders(value);
  return { category, season, league: league ?? null, leaders, leftOut, freshness: { asOf, isStale } };
}
