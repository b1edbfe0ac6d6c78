import type { LeadersOverview, PlayerLines } from '../contract.ts';
import type { PlayerLine } from '../rules/leader.ts';
import { overviewCategories, overviewLimit } from '../rules/overview-categories.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { advancedFigures } from '#rules/baseball/stats/advanced-figures.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { resolveSeason, type SeasonSource } from '#features/site/server/seasons/read-season-choice.ts';
import { readPlayerList } from '#sources/statsapi/players/read-player-list.ts';
import { type PlayerPool, readSeasonStats } from '#sources/statsapi/stats/read-season-stats.ts';
import { readLeaderLists } from '../upstream/read-leaders.ts';

/** Reads the first five of each main category of a season (default: the newest one). A category without players is left out. */
export async function readLeadersOverview(source: SeasonSource, requested?: string): Promise<LeadersOverview> {
  const season = await resolveSeason(source, requested);
  const categories = overviewCategories.map(({ id }) => id);
  const { value, asOf, isStale } = await readLeaderLists(source.client, { categories, season, limit: overviewLimit });
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
  group: 'hitting' | 'pitching';
  pool: PlayerPool;
  days?: '30' | '7' | undefined;
};

function toPlayerLine(
  split: StatSplit,
  { group, season, age }: { group: Query['group']; season: string; age: number | null },
): PlayerLine[] {
  const { player, team, league, position } = split;
  if (player === null) return [];
  const figures = { ...split.figures, ...advancedFigures(group, split.figures, { season }) };
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

/** Reads the lines of a pool of players. Without the list of players, their ages are unknown. */
export async function listPlayerLines(source: SeasonSource, query: Query): Promise<PlayerLines> {
  const { group, pool, days } = query;
  const season = await resolveSeason(source, query.season);
  const today = baseballDay(source.clock.now());
  const range = days === undefined ? null : { from: addDays(today, -Number(days)), to: today };
  const [{ value, asOf, isStale }, listed] = await Promise.all([
    readSeasonStats(source.client, { group, season, pool, range }),
    readPlayerList(source.client, { season }).catch(() => null),
  ]);
  const ages = new Map(listed?.value.map(({ id, age }) => [id, age]));
  return {
    season,
    group,
    from: range?.from ?? null,
    to: range?.to ?? null,
    players: value.flatMap((split) =>
      toPlayerLine(split, { group, season, age: ages.get(split.player?.id ?? 0) ?? null }),
    ),
    freshness: { asOf, isStale },
  };
}
