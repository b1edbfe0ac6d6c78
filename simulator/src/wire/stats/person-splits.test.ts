import { beforeAll, expect, test } from 'vitest';
import { createLeague } from '../../create-league.ts';
import type { League } from '../../league.ts';
import type { JsonObject } from '../json.ts';
import { personStats } from './person-stats.ts';
import type { StatGroup } from './stat-group.ts';

const now = Date.UTC(2030, 5, 10, 22);
let league: League;

beforeAll(() => {
  league = createLeague({ seed: 'splits', openingDay: '2030-05-13' });
});

const counts = [0, 1, 2, 3].flatMap((balls) => [0, 1, 2].map((strikes) => `c${balls}${strikes}`));
const partitions = [
  ['vl', 'vr'],
  ['h', 'a'],
  ['r0', 'ron'],
  ['r0', 'r1', 'r2', 'r12', 'r3', 'r13', 'r23', 'r123'],
  ['o0', 'o1', 'o2'],
  ['3', '4', '5', '6', '7', '8', '9', '10'],
  counts,
];

function splitsOf(personId: number, group: StatGroup, type: string, sitCodes: readonly string[] = []): JsonObject[] {
  const person = league.person(personId);
  if (!person) throw new Error(`no person ${personId}`);
  const blocks = personStats({ league, now }, person, { types: [type], groups: [group], season: 2030, sitCodes });
  return blocks.flatMap(({ splits }) => splits as JsonObject[]);
}

const statOf = (split: JsonObject | undefined) => (split?.stat ?? {}) as Record<string, number | string>;

const busiest = (count: 'batting' | 'pitching') =>
  league
    .seasonLines(1, now)
    .toSorted((a, b) => size(b, count) - size(a, count))
    .slice(0, 3)
    .map(({ personId }) => personId);
const size = (line: ReturnType<League['seasonLines']>[number], count: 'batting' | 'pitching') =>
  count === 'batting' ? (line.batting?.plateAppearances ?? 0) : (line.pitching?.battersFaced ?? 0);

test.each([
  ['hitting', 'batting', ['plateAppearances', 'atBats', 'hits', 'homeRuns', 'baseOnBalls', 'strikeOuts', 'rbi']],
  ['pitching', 'pitching', ['battersFaced', 'atBats', 'hits', 'homeRuns', 'baseOnBalls', 'strikeOuts', 'outs']],
] as const)('the splits of each kind in %s add up to the season', (group, side, names) => {
  for (const id of busiest(side)) {
    const season = statOf(splitsOf(id, group, 'season').at(-1));
    expect(Number(season.atBats)).toBeGreaterThan(30);
    for (const codes of partitions)
      for (const name of names) {
        const splits = splitsOf(id, group, 'statSplits', codes);
        const sum = splits.reduce((total, split) => total + Number(statOf(split)[name]), 0);
        expect([codes.join(), name, sum]).toEqual([codes.join(), name, Number(season[name])]);
      }
  }
});

test('the expected and weighted figures are near the figures of the season, and WAR follows them', () => {
  const values = busiest('batting').map((id) => {
    const saber = statOf(splitsOf(id, 'hitting', 'sabermetrics').at(-1));
    const expected = statOf(splitsOf(id, 'hitting', 'expectedStatistics')[0]);
    const season = statOf(splitsOf(id, 'hitting', 'season').at(-1));
    expect(Math.abs(Number(expected.avg) - Number(season.avg))).toBeLessThan(0.08);
    expect(Math.abs(Number(saber.woba) - Number(season.obp))).toBeLessThan(0.08);
    return { plus: Number(saber.wRcPlus), war: Number(saber.war) };
  });
  expect(values.every(({ plus, war }) => plus < 70 || war > 0)).toBe(true);
  const fips = busiest('pitching').map((id) => Number(statOf(splitsOf(id, 'pitching', 'sabermetrics').at(-1)).fip));
  expect(fips.every((fip) => fip > 0 && fip < 9)).toBe(true);
});

test('a code without plays has no split, an unknown one neither', () =>
  expect(splitsOf(busiest('batting')[0] ?? 0, 'hitting', 'statSplits', ['1', 'zz'])).toEqual([]));

test('the kinds of pitches add up to those of the season, and fastballs are the fastest', () => {
  for (const id of busiest('pitching')) {
    const pitches = splitsOf(id, 'pitching', 'pitchArsenal').map(statOf);
    const total = pitches.reduce((sum, { count }) => sum + Number(count), 0);
    const { numberOfPitches } = statOf(splitsOf(id, 'pitching', 'season').at(-1));
    // each kind is rounded
    expect(Math.abs(total - Number(numberOfPitches))).toBeLessThan(pitches.length);
    const fastest = pitches.toSorted((one, other) => Number(other.averageSpeed) - Number(one.averageSpeed))[0];
    expect(JSON.stringify(fastest?.type)).toMatch(/Fastball|Sinker|Cutter/);
  }
});

test('the turns of a batter against each pitcher add up to the season, and are those of the pitcher against the batter', () => {
  const [batterId = 0] = busiest('batting');
  const meetings = (personId: number, opponentId: number, group: StatGroup, type = 'vsPlayerTotal') => {
    const person = league.person(personId);
    if (!person) throw new Error(`no person ${personId}`);
    const request = { types: [type], groups: [group], season: 2030, opponentId };
    return personStats({ league, now }, person, request).flatMap(({ splits }) => splits as JsonObject[]);
  };
  const pitchers = new Set(league.turns(batterId, now, [1]).map(({ pitcherId }) => pitcherId));
  const lines = [...pitchers].map((pitcherId) => statOf(meetings(batterId, pitcherId, 'hitting')[0]));
  const season = statOf(splitsOf(batterId, 'hitting', 'season').at(-1));
  for (const name of ['plateAppearances', 'hits', 'homeRuns', 'baseOnBalls', 'strikeOuts', 'rbi'])
    expect(lines.reduce((sum, line) => sum + Number(line[name] ?? 0), 0)).toBe(Number(season[name]));
  const [pitcherId = 0] = pitchers;
  expect(meetings(batterId, pitcherId, 'hitting', 'vsPlayer')).toMatchObject([
    { season: '2030', batter: { id: batterId }, pitcher: { id: pitcherId }, stat: lines[0] },
  ]);
  expect(statOf(meetings(pitcherId, batterId, 'pitching')[0])).toMatchObject({
    battersFaced: lines[0]?.plateAppearances,
    hits: lines[0]?.hits,
  });
  expect(meetings(batterId, batterId, 'hitting')).toEqual([]);
});
