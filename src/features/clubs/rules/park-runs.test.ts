import { expect, test } from 'vitest';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { parkRuns } from './park-runs.ts';

/** Each of three clubs plays six home games against the two others; every game of a park has as many runs. */
function season(runsAt: Record<number, number>): SeasonGame[] {
  const clubs = [1, 2, 3];
  return clubs.flatMap((home) =>
    clubs
      .filter((away) => away !== home)
      .flatMap((away) =>
        [1, 2, 3].map((gamePk) => ({
          gamePk: home * 100 + away * 10 + gamePk,
          date: '2026-05-01',
          home,
          away,
          score: { home: runsAt[home] ?? 0, away: 0 },
        })),
      ),
  );
}

test('where every park has as many runs, every factor is 100', () =>
  expect(parkRuns(season({ 1: 9, 2: 9, 3: 9 })).map(({ teamId, factor, margin }) => [teamId, factor, margin])).toEqual([
    [1, 100, 0],
    [2, 100, 0],
    [3, 100, 0],
  ]));

test('a park is compared with the games of its clubs elsewhere', () => {
  const [first] = parkRuns(season({ 1: 12, 2: 8, 3: 8 }));
  expect(first).toMatchObject({ teamId: 1, games: 6, perGame: 12, elsewhere: 8, factor: 150 });
});

test('the margin follows from the spread of the runs and the number of games', () => {
  const games = season({ 1: 9, 2: 9, 3: 9 }).map((game, index) =>
    game.home === 1 ? { ...game, score: { home: index % 2 === 0 ? 6 : 12, away: 0 } } : game,
  );
  expect(parkRuns(games).find(({ teamId }) => teamId === 1)).toMatchObject({ factor: 100, margin: 29 });
});

test('a park with fewer than five games, or whose clubs played nowhere else, is left out', () => {
  expect(parkRuns(season({ 1: 9, 2: 9, 3: 9 }).slice(0, 4))).toEqual([]);
  expect(parkRuns(season({ 1: 9, 2: 9, 3: 9 }).filter(({ home }) => home === 1))).toEqual([]);
  expect(parkRuns(season({ 1: 0, 2: 0, 3: 0 }))).toEqual([]);
});
