import { expect, test } from 'vitest';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { opponentsOf, scheduleStrength } from './strength.ts';

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
