import { expect, test } from 'vitest';
import { rankConfidences } from './rank-confidences.ts';

const user = (userId: number, correct: number, wrong: number, percent = 70) => ({
  userId,
  counts: [{ percent, correct, wrong }],
});

test('users with 100 graded picks are ranked by bits per pick, and equal bits share a rank', () => {
  const ranked = rankConfidences([
    user(1, 60, 40),
    user(2, 70, 30),
    user(3, 99, 0),
    user(4, 140, 60),
    user(5, 55, 45, 50),
  ]);
  expect(ranked.map(({ userId, rank, picks }) => [userId, rank, picks])).toEqual([
    [2, 1, 100],
    [4, 1, 200],
    [5, 3, 100],
    [1, 4, 100],
    [3, null, 99],
  ]);
});

test('the figures are rounded to four decimals, and no one without a graded pick is listed', () => {
  const [only, ...others] = rankConfidences([user(1, 1, 0), { userId: 2, counts: [] }]);
  expect(only).toEqual({ userId: 1, rank: null, picks: 1, bits: 0.4854, brier: 0.09 });
  expect(others).toEqual([]);
});
