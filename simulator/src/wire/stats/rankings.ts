import type { League } from '../../league.ts';
import type { Person } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import type { World } from '../world.ts';
import { splitOwner, type StatGroup, statsOf } from './stat-group.ts';

const hitting =
  'gamesPlayed runs doubles triples homeRuns strikeOuts baseOnBalls hits avg atBats obp slg ops stolenBases plateAppearances totalBases rbi';
const pitching =
  'gamesPlayed strikeOuts era inningsPitched wins losses saves whip holds earnedRuns strikeoutsPer9Inn walksPer9Inn';
const ranked = { hitting: hitting.split(' '), pitching: pitching.split(' ') };
const lessIsMore = new Set(['era', 'whip', 'walksPer9Inn', 'losses', 'earnedRuns']);

type Pool = ReadonlyMap<string, readonly number[]>;

const pools = new WeakMap<League, { key: string; pool: Pool }>();

/** The rank in the league for each statistic this season: `rankingsByYear` of the API (1 is first; ties share a rank). */
export function rankingSplits(world: World, person: Person, group: StatGroup): JsonObject[] {
  if (group === 'fielding') return [];
  const { league, now } = world;
  const own = league.seasonLinesOf(person.id, now).filter(({ sportId }) => sportId === 1);
  const [first] = own;
  const [stat] = statsOf(group, own);
  if (!first || !stat) return [];
  const pool = poolOf(world, group);
  const places = ranked[group].map((name) => [
    name,
    place(pool.get(name) ?? [], Number(stat[name]), lessIsMore.has(name)),
  ]);
  const owner = splitOwner(league, first, false);
  return [{ season: String(league.season), stat: Object.fromEntries(places), ...owner, gameType: 'R' }];
}

const place = (values: readonly number[], own: number, isLessMore: boolean) =>
  values.filter((value) => (isLessMore ? value < own : value > own)).length + 1;

/** The values of all players by statistic, computed once in a minute of the league. */
function poolOf({ league, now }: World, group: 'hitting' | 'pitching'): Pool {
  const key = `${group} ${Math.floor(now / 60_000)}`;
  const cached = pools.get(league);
  if (cached?.key === key) return cached.pool;
  const byPerson = Map.groupBy(league.seasonLines(1, now), ({ personId }) => personId);
  const stats = [...byPerson.values()].flatMap((own) => statsOf(group, own));
  const pool = new Map(
    ranked[group].map((name) => [name, stats.map((stat) => Number(stat[name])).filter(Number.isFinite)]),
  );
  pools.set(league, { key, pool });
  return pool;
}
