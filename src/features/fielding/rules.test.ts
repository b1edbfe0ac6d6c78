import { expect, test } from 'vitest';
import { catchesByDifficulty, catchesOf, difficultyOf, fieldingRange } from './rules.ts';
import { inventedPlay } from './testing/invented-play.ts';

const ball = (catchRate: number | null, isOut: boolean | null) => inventedPlay({ catchRate, isOut });

test('expected catches are the sum of the catch rates; balls with an unknown rate or result are not counted', () => {
  const plays = [ball(99, true), ball(50, false), ball(11, true), ball(null, true), ball(30, null)];
  expect(catchesOf(plays)).toEqual({ chances: 3, made: 2, expected: 1.6 });
  expect(catchesOf([])).toEqual({ chances: 0, made: 0, expected: 0 });
});

test.each([
  [0, 'five'],
  [25, 'five'],
  [25.4, 'five'],
  [26, 'four'],
  [50, 'four'],
  [51, 'three'],
  [75, 'three'],
  [76, 'two'],
  [90, 'two'],
  [91, 'one'],
  [95, 'one'],
  [96, 'routine'],
  [100, 'routine'],
])('a ball with a catch rate of %s percent has the difficulty %s', (catchRate, id) => {
  expect(difficultyOf({ catchRate })?.id).toBe(id);
});

test('a ball without a catch rate has no difficulty', () => expect(difficultyOf({ catchRate: null })).toBeNull());

test('catches are counted by difficulty', () => {
  const rows = catchesByDifficulty([ball(10, true), ball(20, false), ball(99, true), ball(null, true)]);
  expect(rows.map(({ difficulty, catches }) => [difficulty.id, catches.made, catches.chances])).toEqual([
    ['five', 1, 2],
    ['four', 0, 0],
    ['three', 0, 0],
    ['two', 0, 0],
    ['one', 0, 0],
    ['routine', 1, 1],
  ]);
});

test('speeds are averaged and distances added over the plays that have them', () => {
  const plays = [
    inventedPlay({ sprintSpeed: 28, distance: 60.5 }),
    inventedPlay({ sprintSpeed: 27 }),
    inventedPlay({ distance: 12 }),
  ];
  expect(fieldingRange(plays)).toEqual({
    plays: 3,
    averageSprintSpeed: 27.5,
    totalDistance: 72.5,
    longestDistance: 60.5,
  });
});

test('a season without plays has no average', () =>
  expect(fieldingRange([])).toEqual({ plays: 0, averageSprintSpeed: null, totalDistance: 0, longestDistance: 0 }));
