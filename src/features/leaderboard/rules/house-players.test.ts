import { describe, expect, test } from 'vitest';
import { type HouseGame, housePick, type HousePlayerId, houseRecord, wonShares } from './house-players.ts';

const game = (facts: Partial<HouseGame> = {}): HouseGame => ({
  gamePk: 1,
  officialDate: '2026-07-18',
  firstPitchAt: 0,
  winner: 'home',
  homeWinProbability: null,
  wonShare: { away: null, home: null },
  crowd: null,
  ...facts,
});

test.each<[HousePlayerId, Partial<HouseGame>, 'away' | 'home' | null]>([
  ['model', { homeWinProbability: 0.51 }, 'home'],
  ['model', { homeWinProbability: 0.49 }, 'away'],
  ['model', { homeWinProbability: 0.5 }, null],
  ['model', {}, null],
  ['home', { homeWinProbability: 0.2, crowd: { away: 9, home: 1 } }, 'home'],
  ['record', { wonShare: { away: 0.6, home: 0.55 } }, 'away'],
  ['record', { wonShare: { away: 0.5, home: 0.55 } }, 'home'],
  ['record', { wonShare: { away: 0.5, home: 0.5 } }, null],
  ['record', { wonShare: { away: 1, home: null } }, null],
  ['crowd', { crowd: { away: 31, home: 30 } }, 'away'],
  ['crowd', { crowd: { away: 0, home: 1 } }, 'home'],
  ['crowd', { crowd: { away: 30, home: 30 } }, null],
  ['crowd', {}, null],
])('%s picks from %j: %s', (player, facts, expected) => expect(housePick(player, game(facts))).toBe(expected));

test('the coin shows each side in half of the games, and the same side for the same game', () => {
  const tosses = Array.from({ length: 4000 }, (_, gamePk) => housePick('coin', game({ gamePk: 777_000 + gamePk })));
  expect(Math.abs(tosses.filter((side) => side === 'home').length - 2000)).toBeLessThan(100);
  const changes = tosses.filter((side, place) => side !== tosses[place - 1]).length;
  expect(Math.abs(changes - 2000)).toBeLessThan(100);
  expect(housePick('coin', game({ gamePk: 777_003, winner: 'away' }))).toBe(tosses[3]);
});

describe('the record of a house player', () => {
  const day = 86_400_000;
  const games = [
    game({ gamePk: 3, firstPitchAt: 3 * day, winner: 'away' }),
    game({ gamePk: 1, firstPitchAt: day, crowd: { away: 30, home: 10 } }),
    game({ gamePk: 2, firstPitchAt: 2 * day, crowd: { away: 15, home: 4 } }),
    game({ gamePk: 4, firstPitchAt: 4 * day }),
  ];

  test('has streaks and bases in the order of first pitches', () =>
    expect(houseRecord('home', games).tally).toEqual({
      totalScore: 4,
      currentStreak: 1,
      longestStreak: 2,
      correct: 3,
      wrong: 1,
    }));

  test('has skill from games with a crowd of twenty, to which the player does not belong', () => {
    expect(houseRecord('home', games).skill).toEqual({ value: 750_000, picks: 1 });
    expect(houseRecord('crowd', games).skill).toEqual({ value: -250_000, picks: 1 });
  });

  test('leaves out games that the rule does not decide', () => {
    const { tally, skill } = houseRecord('model', games);
    expect([tally.correct + tally.wrong, skill.picks]).toEqual([0, 0]);
  });
});

test('the share of games won counts earlier days only', () => {
  const shareOf = wonShares([
    { endedOn: '2026-07-03', winnerId: 1, loserId: 2 },
    { endedOn: '2026-07-01', winnerId: 1, loserId: 2 },
    { endedOn: '2026-07-02', winnerId: 2, loserId: 1 },
  ]);
  expect([shareOf(1, '2026-07-01'), shareOf(1, '2026-07-02'), shareOf(2, '2026-07-02')]).toEqual([null, 1, 0]);
  expect([shareOf(1, '2026-07-03'), shareOf(2, '2026-07-04'), shareOf(3, '2026-07-04')]).toEqual([0.5, 1 / 3, null]);
});
