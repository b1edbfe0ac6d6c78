import { describe, expect, test } from 'vitest';
import { chooseWinner } from './rules.ts';
import { testUser, testGame, testGames } from './testing/test-user.ts';

const [away, home] = [110, 121];
const record = (wins: number, losses: number) => ({ wins, losses });

const even = { home: record(0, 0), away: record(0, 0) };

test.each([
  ['on opening day the home club', {}, even, home],
  ['a better home club', {}, { home: record(60, 40), away: record(40, 60) }, home],
  ['a much better visitor', {}, { home: record(40, 60), away: record(60, 40) }, away],
  ['not a visitor with two wins in two games', {}, { home: record(1, 1), away: record(2, 0) }, home],
  [
    'the favorite club, away and slightly worse',
    { favoriteTeam: away, loyalty: 1 },
    { home: record(55, 45), away: record(50, 50) },
    away,
  ],
  [
    'not a much worse favorite club with little loyalty',
    { favoriteTeam: away, loyalty: 0.1 },
    { home: record(60, 40), away: record(40, 60) },
    home,
  ],
])('a skilled user picks %s', (_, traits, of, winner) => {
  const user = testUser(traits);
  const records = new Map([
    [home, of.home],
    [away, of.away],
  ]);
  for (const game of testGames(50)) expect(chooseWinner('seed', user, game, records)).toBe(winner);
});

describe('the choice', () => {
  test('depends on the seed, and is the same for the same input', () => {
    const user = testUser({ skill: 0 });
    const calls = (seed: string) => testGames(60).map((game) => chooseWinner(seed, user, game, new Map()));
    expect(calls('one')).toEqual(calls('one'));
    expect(calls('one')).not.toEqual(calls('two'));
  });

  test('is more random for a less skilled user', () => {
    const records = new Map([
      [home, record(45, 55)],
      [away, record(55, 45)],
    ]);
    const visitors = (skill: number) =>
      testGames(400).filter((game) => chooseWinner('seed', testUser({ skill }), game, records) === away).length;
    expect(visitors(1)).toBe(400);
    expect(visitors(0)).toBeGreaterThan(40);
    expect(visitors(0)).toBeLessThan(360);
  });

  test('is a club of the game, whatever the records of other clubs', () => {
    const user = testUser({ skill: 0.3, favoriteTeam: 147, loyalty: 1 });
    const records = new Map([[147, record(100, 0)]]);
    expect([away, home]).toContain(chooseWinner('seed', user, testGame(), records));
  });
});
