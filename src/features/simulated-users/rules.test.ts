import { describe, expect, test } from 'vitest';
import { profilePictures } from '#features/accounts/rules/profile-pictures.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import { lockLeadMs } from '#rules/picks/lock.ts';
import {
  chooseWinner,
  longestLeadMs,
  picksGame,
  pickTime,
  seededShare,
  shortestLeadMs,
  simulatedUsers,
} from './rules.ts';
import { testGame, testGames, testUser } from './testing/test-user.ts';

const users = simulatedUsers('called-shot');

const findPicture = (profilePic: string) => profilePictures.find(({ id }) => id === `p${profilePic}`);

test('there are sixty users with different valid usernames', () => {
  expect(users).toHaveLength(60);
  expect(new Set(users.map(({ username }) => username.toLowerCase())).size).toBe(60);
  for (const { username } of users) expect(username).toMatch(/^[a-z0-9](?:[a-z0-9._-]{1,24})[a-z0-9]$/i);
});

test('the users depend on the seed; a smaller count returns the first of them', () => {
  expect([simulatedUsers('called-shot'), simulatedUsers('called-shot', 7)]).toEqual([users, users.slice(0, 7)]);
  expect(simulatedUsers('called-shot', 0)).toEqual([]);
  expect(simulatedUsers('another')).not.toEqual(users);
});

test('some users have the cap of their favorite club as picture', () => {
  const wearers = users.filter(({ profilePic, favoriteTeam }) => {
    const cap = findPicture(profilePic)?.teamId;
    return cap !== undefined && cap === favoriteTeam;
  });
  expect(wearers.length).toBeGreaterThan(15);
  expect(wearers.length).toBeLessThan(40);
});

test('pictures and favorite clubs are diverse and exist', () => {
  expect(new Set(users.map(({ profilePic }) => profilePic)).size).toBeGreaterThan(20);
  expect(new Set(users.map(({ favoriteTeam }) => favoriteTeam)).size).toBeGreaterThan(15);
  for (const { profilePic, favoriteTeam } of users) {
    expect(findPicture(profilePic)).toBeDefined();
    if (favoriteTeam !== null) expect(clubById(favoriteTeam)).toBeDefined();
  }
});

const shares = Array.from({ length: 10_000 }, (_, n) => seededShare('called-shot', 'fan', n));

test('the same keys give the same share, other keys another', () => {
  expect(seededShare('a', 'b', 1)).toBe(seededShare('a', 'b', 1));
  expect(new Set(shares).size).toBe(shares.length);
});

test('shares are evenly distributed between 0 and 1', () => {
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const inTenth = shares.filter((share) => Math.floor(share * 10) === tenth).length;
    expect(inTenth).toBeGreaterThan(900);
    expect(inTenth).toBeLessThan(1100);
  }
});

test('shares of consecutive keys are not correlated', () =>
  expect(shares.filter((share, n) => share > (shares[n - 1] ?? 0.5)).length / shares.length).toBeCloseTo(0.5, 1));

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
    expect([away, home]).toContain(chooseWinner('seed', user, testGame(), new Map([[147, record(100, 0)]])));
  });
});

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
  expect([days.every((responses) => responses.length === 1), new Set(days.flat()).size]).toEqual([true, 2]);
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
  const pickers = simulatedUsers('countPicks-shot');
  const counts = pickers.map(
    (user) => testGames(300).filter((game) => picksGame('countPicks-shot', user, game, '2026-05-01')).length,
  );
  expect(counts.filter((count) => count > 150).length).toBeGreaterThan(3);
  expect(counts.filter((count) => count < 60).length).toBeGreaterThan(10);
  expect(pickers.filter(({ joinsOnDay }) => joinsOnDay > 0)).toHaveLength(20);
});
