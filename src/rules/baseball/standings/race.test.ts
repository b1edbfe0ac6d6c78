import { expect, test } from 'vitest';
import { raceRules } from './race-rules.ts';
import { foldRace } from './race.ts';
import { gamesByClub, seasonLengths } from './season-game.ts';
import { dayOf, inventedSeason } from './testing/invented-season.ts';

const club = (id: number) => ({ id, shortName: `Club ${id}`, abbreviation: `C${id}` });
const divisions = [{ divisionId: 1, name: 'East', clubs: [club(1), club(2), club(3)] }];
const games = inventedSeason(
  [
    [1, 2],
    [1, 3],
    [2, 1, 2],
  ],
  [[3, 1, 2]],
);
const fold = (racing: typeof divisions, played: typeof games, through?: string) =>
  foldRace(racing, {
    games: played,
    through,
    clubs: racing.flatMap(({ divisionId, clubs }) => clubs.map(({ id }) => ({ id, divisionId, leagueId: 103 }))),
    rules: raceRules('2024'),
  });
const behind = (through?: string) =>
  fold(divisions, games, through).divisions[0]?.clubs.map((each) => [each.id, ...each.behind]);

test('each club has its games behind the leader for each day', () => {
  expect(fold(divisions, games).days).toEqual([0, 1, 2, 3].map(dayOf));
  // 1-0, 0-1, 0-0 · 2-0, 0-1, 0-1 · 2-1, 1-1, 0-1 · 2-2, 2-1, 0-1
  expect(behind()).toEqual([
    [1, 0, 0, 0, 0.5],
    [2, 1, 1.5, 0.5, 0],
    [3, 0.5, 1.5, 1, 1],
  ]);
});

test('results after the given day are ignored', () =>
  expect(behind(dayOf(1))).toEqual([
    [1, 0, 0],
    [2, 1, 1.5],
    [3, 0.5, 1.5],
  ]));

test('games of one day are counted together in any order; a tied game is not counted', () => {
  const day = dayOf(0);
  const listed = [
    { gamePk: 9, date: dayOf(1), home: 1, away: 3, score: { home: 3, away: 3 } },
    { gamePk: 1, date: day, home: 1, away: 2, score: { home: 1, away: 0 } },
    { gamePk: 2, date: day, home: 1, away: 2, score: { home: 0, away: 4 } },
  ];
  expect(fold(divisions, listed).divisions[0]?.clubs[0]?.behind).toEqual([0, 0]);
  const own = gamesByClub(listed).get(1);
  expect(own?.map(({ isWin }) => isWin)).toEqual([true, false]);
  expect(Object.fromEntries(seasonLengths(listed))).toEqual({ 1: 2, 2: 2 });
});

test('the clubs of a division without games are tied', () => {
  const idle = [{ divisionId: 2, name: 'West', clubs: [club(8), club(9)] }];
  expect(fold(idle, games, dayOf(0)).divisions[0]?.clubs.map((each) => each.behind)).toEqual([[0], [0]]);
  expect(fold(idle, []).days).toEqual([]);
});

test('the first club is the one with the best percentage, and of several the one that the rules for ties put first', () => {
  const played = inventedSeason([
    [1, 2],
    [3, 9],
    [3, 9],
    [2, 3],
    [1, 9],
  ]);
  // 1-0, 0-1, 0-0 · 1-0, 0-1, 1-0 · 1-0, 0-1, 2-0 · 1-0, 1-1, 2-1 · 2-0, 1-1, 2-1
  const races = fold(divisions, played).divisions[0]?.clubs.map((each) => each.behind);
  expect(races).toEqual([
    [0, 0, 0, 0, 0],
    [1, 1, 1, 0.5, 1],
    [0.5, 0, -0.5, 0, 0.5],
  ]);
});
