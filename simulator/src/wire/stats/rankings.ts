import type { League } from '../../league.ts';
import type { SeasonLine } from '../../lines.ts';
import type { Person } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { type StatGroup, statsOf } from './stat-group.ts';
import { splitOwner } from './stat-split.ts';
import type { World } from '../world.ts';

const ranked: Readonly<Record<'hitting' | 'pitching', readonly string[]>> = {
  hitting: [
    'gamesPlayed',
    'runs',
    'doubles',
    'triples',
    'homeRuns',
    'strikeOuts',
    'baseOnBalls',
    'hits',
    'avg',
    'atBats',
    'obp',
    'slg',
    'ops',
    'stolenBases',
    'plateAppearances',
    'totalBases',
    'rbi',
  ],
  pitching: [
    'gamesPlayed',
    'strikeOuts',
    'era',
    'inningsPitched',
    'wins',
    'losses',
    'saves',
    'whip',
    'holds',
    'earnedRuns',
    'strikeoutsPer9Inn',
    'walksPer9Inn',
  ],
};
const lessIsMore = new Set(['era', 'whip', 'walksPer9Inn', 'losses', 'earnedRuns']);

type Pool = { byName: ReadonlyMap<string, readonly number[]>; size: number };

const pools = new WeakMap<League, { key: string; pool: Pool }>();

/** The rank in the league for each statistic this season: `rankingsByYear` of the API (1 is first; ties share a rank). */
export function rankingSplits(world: World, person: Person, group: StatGroup): JsonObject[] {
  if (group !== 'hitting' && group !== 'pitching') return [];
  const { league, now } = world;
  const own = league.seasonLinesOf(person.id, now).filter(({ sportId, gameType }) => sportId === 1 && gameType === 'R');
  const [first] = own;
  const [stat] = statsOf(group, own);
  if (!first || !stat) return [];
  const { byName } = poolOf(world, group);
  const places = ranked[group].map((name) => [
    name,
    place(byName.get(name) ?? [], Number(stat[name]), lessIsMore.has(name)),
  ]);
  return [
    {
      season: String(league.season),
      stat: Object.fromEntries(places),
      ...splitOwner(league, first, false),
      gameType: 'R',
    },
  ];
}

const place = (values: readonly number[], own: number, isLessMore: boolean) =>
  values.filter((value) => (isLessMore ? value < own : value > own)).length + 1;

function poolOf({ league, now }: World, group: 'hitting' | 'pitching'): Pool {
  const key = `${group} ${Math.floor(now / 60_000)}`;
  const cached = pools.get(league);
  if (cached?.key === key) return cached.pool;
  const pool = makePool(league.seasonLines(1, now), group);
  pools.set(league, { key, pool });
  return pool;
}

function makePool(lines: readonly SeasonLine[], group: 'hitting' | 'pitching'): Pool {
  const byPerson = Map.groupBy(
    lines.filter(({ gameType }) => gameType === 'R'),
    ({ personId }) => personId,
  );
  const stats = [...byPerson.values()].flatMap((own) => statsOf(group, own));
  const byName = new Map(
    ranked[group].map((name) => [name, stats.map((stat) => Number(stat[name])).filter(Number.isFinite)]),
  );
  return { byName, size: stats.length };
}
