import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import type { PercentileGroup } from '#rules/baseball/stats/percentile-figures.ts';
import { seasonLines } from '#rules/baseball/stats/season-line.ts';
import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { type PlayerPool, readSeasonStats } from '#sources/statsapi/read-season-stats.ts';
import type { PlayerPercentiles } from '../contract/player-season.ts';
import { placeSeason } from '../rules/season-places.ts';
import { readCareer } from './read-career.ts';
import { findLastSeason, splitsOf } from './read-season.ts';

const groups = ['hitting', 'pitching'] as const satisfies readonly PercentileGroup[];

/** Reads the ranks and percentiles of a player's season (default: the last one). Every player shares the two lists of a group. */
export async function readPercentiles(
  client: StatsApiClient,
  { id, season: requested }: { id: number; season?: string | undefined },
): Promise<PlayerPercentiles> {
  const player = await readCareer(client, id);
  const season = requested ?? findLastSeason(player.value.stats);
  if (season === null) return { season, groups: [], freshness: { asOf: player.asOf, isStale: player.isStale } };
  const own = groups.flatMap((group) => {
    const years = seasonLines(splitsOf(player.value.stats, { type: 'yearByYear', group }));
    const line = years.find((year) => year.season === season);
    return line === undefined ? [] : [{ group, line }];
  });
  const read = await Promise.all(own.map((each) => readGroup(client, { id, season, ...each })));
  const responses = [player, ...read.flatMap((each) => each.responses)];
  return {
    season,
    groups: read.map(({ places }) => places),
    freshness: {
      asOf: Math.min(...responses.map(({ asOf }) => asOf)),
      isStale: responses.some(({ isStale }) => isStale),
    },
  };
}

type Own = { id: number; season: string; group: PercentileGroup; line: StatSplit };

/** The places of a line in the major leagues. Without games there, the lines of a player are those of the minor leagues, and have none. */
async function readGroup(client: StatsApiClient, { id, season, group, line }: Own) {
  const level = line.level ?? majorLeagueLevel;
  if (level !== majorLeagueLevel)
    return { places: { group, level, isQualified: false, ranks: [], pools: [] }, responses: [] };
  const read = (pool: PlayerPool) => readSeasonStats(client, { group, season, pool });
  const [all, qualified] = await Promise.all([read('all'), read('qualified')]);
  const places = placeSeason(group, ...toLines(id, line, all.value, qualified.value));
  return { places: { group, level, ...places }, responses: [all, qualified] };
}

/** The player's line and all others from one list, so that they are from the same time. A player who is not listed yet is added. */
function toLines(id: number, line: StatSplit, all: readonly StatSplit[], qualified: readonly StatSplit[]) {
  const listed = all.find(({ player }) => player?.id === id) ?? line;
  const everyone = all.includes(listed) ? all : [...all, listed];
  const ids = new Set(qualified.map(({ player }) => player?.id));
  const figuresOf = (lines: readonly StatSplit[]) => lines.map(({ figures }) => figures);
  return [
    listed.figures,
    { all: figuresOf(everyone), qualified: figuresOf(everyone.filter(({ player }) => ids.has(player?.id))) },
  ] as const;
}
