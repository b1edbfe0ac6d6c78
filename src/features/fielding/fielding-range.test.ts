import { expect, test } from 'vitest';
import { fieldingRange } from './rules.ts';
import { inventedPlay } from './testing/invented-play.ts';

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

test('a season without plays has no average', () => {
  expect(fieldingRange([])).toEqual({ plays: 0, averageSprintSpeed: null, totalDistance: 0, longestDistance: 0 });
});
