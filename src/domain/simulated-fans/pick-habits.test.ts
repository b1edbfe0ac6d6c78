import { describe, expect, test } from 'vitest';
import { lockLeadMs } from '#domain/predictions/lock.ts';
import { picksGame, longestLeadMs, pickTime, shortestLeadMs } from './pick-habits.ts';
import { simulatedFans } from './simulated-fan.ts';
import { testFan, testGame, testGames } from './testing/test-fan.ts';

const openingDay = '2026-07-08';
const called = (traits: Parameters<typeof testFan>[0]) =>
  testGames(1000).filter((game) => picksGame('seed', testFan(traits), game, openingDay)).length;

test.each([
  ['everything, with every appetite', {}, 1000, 1000],
  ['a third, with the appetite for a third', { appetite: 1 / 3 }, 280, 390],
  ['nearly all games of his favorite', { appetite: 0.1, favoriteTeam: 121 }, 920, 980],
  ['nothing on a day off', { restShare: 1 }, 0, 0],
  ['nothing before he begins', { joinsOnDay: 11 }, 0, 0],
  ['his games on the day on which he begins', { joinsOnDay: 10 }, 1000, 1000],
])('a fan calls %s', (_, traits, least, most) => {
  expect(called(traits)).toBeGreaterThanOrEqual(least);
  expect(called(traits)).toBeLessThanOrEqual(most);
});

test('a day off is off for all of its games', () => {
  const fan = testFan({ restShare: 0.5 });
  const isOn = (day: number) => {
    const officialDate = `2026-07-${10 + day}`;
    return new Set(testGames(20).map((game) => picksGame('seed', fan, { ...game, officialDate }, openingDay)));
  };
  const days = Array.from({ length: 20 }, (_, day) => [...isOn(day)]);
  expect(days.every((answers) => answers.length === 1)).toBe(true);
  expect(new Set(days.flat()).size).toBe(2);
});

describe('picking', () => {
  const leads = (earliness: number) =>
    testGames(500).map((game) => game.startsAt - pickTime('seed', testFan({ earliness }), game));

  test.each([0, 0.5, 1])('lies well before the lock and not a day ahead, for an earliness of %d', (earliness) => {
    expect(Math.min(...leads(earliness))).toBeGreaterThanOrEqual(shortestLeadMs);
    expect(shortestLeadMs).toBeGreaterThan(lockLeadMs);
    expect(Math.max(...leads(earliness))).toBeLessThanOrEqual(longestLeadMs);
  });

  test('comes earlier from an early fan', () => {
    const mean = (list: number[]) => list.reduce((sum, lead) => sum + lead, 0) / list.length;
    expect(mean(leads(1))).toBeGreaterThan(3 * mean(leads(0)));
  });

  test('follows a game to its new start', () => {
    const fan = testFan();
    const game = testGame();
    const later = { ...game, startsAt: game.startsAt + 3_600_000 };
    expect(pickTime('seed', fan, later) - pickTime('seed', fan, game)).toBe(3_600_000);
  });
});

test('of sixty fans some play much, some little, some began late', () => {
  const fans = simulatedFans('called-shot');
  const counts = fans.map(
    (fan) => testGames(300).filter((game) => picksGame('called-shot', fan, game, '2026-05-01')).length,
  );
  expect(counts.filter((count) => count > 150).length).toBeGreaterThan(3);
  expect(counts.filter((count) => count < 60).length).toBeGreaterThan(10);
  expect(fans.filter(({ joinsOnDay }) => joinsOnDay > 0)).toHaveLength(20);
});
