import { describe, expect, test } from 'vitest';
import { lockLeadMs } from '#rules/picks/lock.ts';
import { picksGame, longestLeadMs, pickTime, shortestLeadMs, simulatedUsers } from './rules.ts';
import { testUser, testGame, testGames } from './testing/test-user.ts';

const openingDay = '2026-07-08';
const countPicks = (traits: Parameters<typeof testUser>[0]) =>
  testGames(1000).filter((game) => picksGame('seed', testUser(traits), game, openingDay)).length;

test.each([
  ['all games with pickShare 1', {}, 1000, 1000],
  ['a third of the games with pickShare 1/3', { pickShare: 1 / 3 }, 280, 390],
  ['nearly all games of the favorite club', { pickShare: 0.1, favoriteTeam: 121 }, 920, 980],
  ['no game on a day off', { restShare: 1 }, 0, 0],
  ['no game before the first active day', { joinsOnDay: 11 }, 0, 0],
  ['all games on the first active day', { joinsOnDay: 10 }, 1000, 1000],
])('a user picks %s', (_, traits, least, most) => {
  expect(countPicks(traits)).toBeGreaterThanOrEqual(least);
  expect(countPicks(traits)).toBeLessThanOrEqual(most);
});

test('a user picks no game on a day off', () => {
  const user = testUser({ restShare: 0.5 });
  const isOn = (day: number) => {
    const officialDate = `2026-07-${10 + day}`;
    return new Set(testGames(20).map((game) => picksGame('seed', user, { ...game, officialDate }, openingDay)));
  };
  const days = Array.from({ length: 20 }, (_, day) => [...isOn(day)]);
  expect(days.every((responses) => responses.length === 1)).toBe(true);
  expect(new Set(days.flat()).size).toBe(2);
});

describe('picking', () => {
  const leads = (earliness: number) =>
    testGames(500).map((game) => game.startsAt - pickTime('seed', testUser({ earliness }), game));

  test.each([0, 0.5, 1])(
    'is planned between 45 minutes and 14 hours before the start, for an earliness of %d',
    (earliness) => {
      expect(Math.min(...leads(earliness))).toBeGreaterThanOrEqual(shortestLeadMs);
      expect(shortestLeadMs).toBeGreaterThan(lockLeadMs);
      expect(Math.max(...leads(earliness))).toBeLessThanOrEqual(longestLeadMs);
    },
  );

  test('is planned earlier by a user with a higher earliness', () => {
    const mean = (list: number[]) => list.reduce((sum, lead) => sum + lead, 0) / list.length;
    expect(mean(leads(1))).toBeGreaterThan(3 * mean(leads(0)));
  });

  test('moves with the start of the game', () => {
    const user = testUser();
    const game = testGame();
    const later = { ...game, startsAt: game.startsAt + 3_600_000 };
    expect(pickTime('seed', user, later) - pickTime('seed', user, game)).toBe(3_600_000);
  });
});

test('sixty users differ in the number of picks and in the first active day', () => {
  const users = simulatedUsers('countPicks-shot');
  const counts = users.map(
    (user) => testGames(300).filter((game) => picksGame('countPicks-shot', user, game, '2026-05-01')).length,
  );
  expect(counts.filter((count) => count > 150).length).toBeGreaterThan(3);
  expect(counts.filter((count) => count < 60).length).toBeGreaterThan(10);
  expect(users.filter(({ joinsOnDay }) => joinsOnDay > 0)).toHaveLength(20);
});
