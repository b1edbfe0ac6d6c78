import { expect, test } from 'vitest';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { opponentsOf, scheduleStrength, spanOf } from './rules.ts';

let gamePk = 0;
const game = (away: number, home: number, score: SeasonGame['score']): SeasonGame => ({
  gamePk: (gamePk += 1),
  date: '2026-06-01',
  away,
  home,
  score,
});
const homeWin = { away: 1, home: 2 };
const awayWin = { away: 2, home: 1 };

/** 1 is 2–0, 2 is 1–1, 3 is 0–2. */
const season = [
  game(2, 1, homeWin),
  game(3, 1, homeWin),
  game(3, 2, homeWin),
  game(1, 2, null),
  game(1, 3, null),
  game(3, 1, null),
  game(2, 3, { away: 4, home: 4 }),
];

test('the strength of what is left is the mean percentage of the opponents, each game counted; ties do not count', () => {
  const clubs = scheduleStrength(season);
  expect(clubs.map(({ teamId }) => teamId)).toEqual([2, 3, 1]);
  expect(clubs.find(({ teamId }) => teamId === 1)).toEqual({
    teamId: 1,
    wins: 2,
    losses: 0,
    played: { games: 2, home: 2, percentage: 0.25 },
    left: { games: 3, home: 1, percentage: 0.167 },
  });
});

test('after the season the opponents that were played decide the order, and nothing is left', () => {
  const clubs = scheduleStrength(season.filter(({ score }) => score !== null));
  expect(clubs.map(({ teamId, left }) => [teamId, left.games, left.percentage])).toEqual([
    [3, 0, null],
    [2, 0, null],
    [1, 0, null],
  ]);
});

test('before the first result there is no percentage', () =>
  expect(scheduleStrength([game(1, 2, null)])[0]?.left).toEqual({ games: 1, home: 0, percentage: null }));

test('the opponents of a club have their records, the games left and the results so far', () => {
  expect(opponentsOf(season, 1)).toEqual([
    { teamId: 3, wins: 0, losses: 2, games: 2, home: 1, won: 1, lost: 0 },
    { teamId: 2, wins: 1, losses: 1, games: 1, home: 0, won: 1, lost: 0 },
  ]);
  expect(opponentsOf(season, 9)).toEqual([]);
  expect(opponentsOf([game(1, 2, awayWin)], 2)).toEqual([
    { teamId: 1, wins: 1, losses: 0, games: 0, home: 0, won: 0, lost: 1 },
  ]);
});

test.each([
  ['week', '2026-06-06', '2026-06-01', '2026-06-07', 7, '2026-05-25', '2026-06-08'],
  ['week', '2026-06-01', '2026-06-01', '2026-06-07', 7, '2026-05-25', '2026-06-08'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03', 7, '2026-12-21', '2027-01-04'],
  ['month', '2026-06-06', '2026-06-01', '2026-06-30', 30, '2026-05-01', '2026-07-01'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29', 29, '2028-01-01', '2028-03-01'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31', 31, '2026-11-01', '2027-01-01'],
  ['around', '2026-06-06', '2026-05-31', '2026-06-13', 14, '2026-05-23', '2026-06-20'],
] as const)('the %s of %s is from %s to %s', (span, date, from, to, count, previous, next) => {
  const { days, ...others } = spanOf(span, date);
  expect(others).toEqual({ from, to, previous, next });
  expect([days[0], days.at(-1), days.length]).toEqual([from, to, count]);
});
