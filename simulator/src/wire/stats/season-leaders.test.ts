import { expect, test } from 'vitest';
import { createLeague } from '../../create-league.ts';
import { readQuery } from '../../http/query.ts';
import { type Json, number, objects } from '../json.ts';
import { simulatedLeague } from '../simulated-league.ts';

/** The hundredth day of the season, the default start of the league. */
const now = Date.UTC(2030, 6, 24, 20);
const respond = simulatedLeague(createLeague({ seed: 'called-shot', openingDay: '2030-04-15' }));

function leaders(category: string, more: Record<string, string> = {}): Json[] {
  const searchParams = new URLSearchParams({ leaderCategories: category, sportId: '1', limit: '20', ...more });
  const body = respond({ path: '/api/v1/stats/leaders', query: readQuery(searchParams), now });
  return objects(objects(JSON.parse(JSON.stringify(body)), 'leagueLeaders')[0], 'leaders');
}

/** The minimum number of players in each list after a hundred days; a triple play may not have happened. */
test.each([
  ['homeRuns', 20],
  ['stolenBases', 20],
  ['wildPitch', 20],
  ['catcherEarnedRunAverage', 10],
  ['errors', 20],
  ['balk', 20],
  ['blownSaves', 20],
  ['assists', 20],
  ['shutouts', 3],
  ['sacrificeBunts', 20],
  ['sacrificeFlies', 20],
  ['runs', 20],
  ['groundoutToFlyoutRatio', 20],
  ['battingAverage', 20],
  ['groundOuts', 20],
  ['numberOfPitches', 20],
  ['onBasePercentage', 20],
  ['caughtStealing', 20],
  ['triplePlays', 1],
  ['walksPer9Inn', 20],
  ['winPercentage', 20],
])('after a hundred days there are leaders in %s', (category, fewest) => {
  const list = leaders(category);
  expect(list.length).toBeGreaterThanOrEqual(fewest);
  expect(number(list[0], 'rank')).toBe(1);
});

test('the leaders of one league are ranked separately, and a tie at the end is listed completely', () => {
  const list = leaders('homeRuns', { leagueId: '104', limit: '3' });
  expect(list.length).toBeGreaterThanOrEqual(3);
  expect(new Set(list.map((leader) => number(leader, 'league', 'id')))).toEqual(new Set([104]));
  expect(number(list[0], 'rank')).toBe(1);
  const errors = leaders('triplePlays', { limit: '1' });
  expect(errors.length).toBe(errors.filter((leader) => number(leader, 'rank') === 1).length);
});

function lines(query: Record<string, string>): Json[] {
  const searchParams = new URLSearchParams({
    group: 'hitting',
    sportId: '1',
    playerPool: 'all',
    limit: '2000',
    ...query,
  });
  const body = respond({ path: '/api/v1/stats', query: readQuery(searchParams), now });
  return objects(objects(JSON.parse(JSON.stringify(body)), 'stats')[0], 'splits');
}

const homeRunsOf = (list: readonly Json[]) =>
  new Map(list.map((line) => [number(line, 'player', 'id'), number(line, 'stat', 'homeRuns') ?? 0]));

test('the lines of two parts of a season add up to the season', () => {
  const season = homeRunsOf(lines({ stats: 'season' }));
  const first = homeRunsOf(lines({ stats: 'byDateRange', startDate: '2030-04-15', endDate: '2030-05-31' }));
  const second = homeRunsOf(lines({ stats: 'byDateRange', startDate: '2030-06-01', endDate: '2030-07-31' }));
  expect(season.size).toBeGreaterThan(300);
  for (const [id, homeRuns] of season) expect((first.get(id) ?? 0) + (second.get(id) ?? 0)).toBe(homeRuns);
});

test('rookies are a part of all players', () => {
  const all = homeRunsOf(lines({ stats: 'season' }));
  const rookies = [...homeRunsOf(lines({ stats: 'season', playerPool: 'rookies' })).keys()];
  expect(rookies.length).toBeGreaterThan(0);
  expect(rookies.length).toBeLessThan(all.size / 2);
  expect(rookies.every((id) => all.has(id))).toBe(true);
});
