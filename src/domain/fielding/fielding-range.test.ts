import { expect, test } from 'vitest';
import type { FieldingPlay } from './fielding-play.ts';
import { fieldingRange } from './fielding-range.ts';

const play = (sprintSpeed: number | null, distance: number | null): FieldingPlay => ({
  gamePk: null,
  playerName: null,
  sprintSpeed,
  distance,
});

test('speeds are averaged, distances added, each over the plays that have them', () => {
  expect(fieldingRange([play(28, 60.5), play(27, null), play(null, 12)])).toEqual({
    plays: 3,
    averageSprintSpeed: 27.5,
    totalDistance: 72.5,
    longestDistance: 60.5,
  });
});

test('a season without a play has no average', () => {
  expect(fieldingRange([])).toEqual({ plays: 0, averageSprintSpeed: null, totalDistance: 0, longestDistance: 0 });
});
