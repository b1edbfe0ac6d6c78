import type { PercentileGroup } from '#rules/baseball/stats/percentile-figures.ts';
import { placeInPool } from '#rules/baseball/stats/place-in-pool.ts';
import { isQualified } from '#rules/baseball/stats/qualified.ts';
import { seasonLines } from '#rules/baseball/stats/season-line.ts';
import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readSeasonStats } from '#sources/statsapi/read-season-stats.ts';
import type { PlayerPercentiles } from '../contract/player-season.ts';
import { readCareer } from './read-career.ts';
import { findLastSeason, splitsOf } from './read-season.ts';

const groups = ['hitting', 'pitching'] as const satisfies readonly PercentileGroup[];

/** Reads the percentiles of a player's season (default: the last one) among the qualified players. */
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
    return line !== undefined && isQualified(group, line.figures) ? [{ group, line }] : [];
  });
  const comparisons = await Promise.all(
    own.map(async (each) => ({ ...each, pool: await readSeasonStats(client, { group: each.group, season }) })),
  );
  const pools = comparisons.map(({ pool }) => pool);
  return {
    season,
    groups: comparisons.map(({ group, line, pool }) => toPercentiles({ id, group, line, pool: pool.value })),
    freshness: {
      asOf: Math.min(player.asOf, ...pools.map(({ asOf }) => asOf)),
      isStale: [player, ...pools].some(({ isStale }) => isStale),
    },
  };
}

type Own = { group: PercentileGroup; line: StatSplit };

/** A qualified player is compared by the line in the pool, so that all lines are from the same time. */
function toPercentiles({ id, group, line, pool }: Own & { id: number; pool: StatSplit[] }) {
  const listed = pool.find(({ player }) => player?.id === id);
  const figures = (listed ?? line).figures;
  const places = placeInPool(
    group,
    figures,
    pool.map((other) => other.figures),
  );
  return { group, pool: pool.length, isQualified: listed !== undefined, places };
}
