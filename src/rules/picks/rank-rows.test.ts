import { expect, test } from 'vitest';
import { rankByScore, withRanks } from './rank-rows.ts';

test.each<[scores: (number | null)[], ranked: string]>([
  [[], ''],
  [[5], '1: 5'],
  [[3, 5, 3, 1], '1: 5, 2: 3, 2: 3, 4: 1'],
  [[null, -1, 0, null], '1: 0, 2: -1, null: null, null: null'],
])('the scores %j have the ranks %j', (scores, expected) => {
  const rows = rankByScore(
    scores.map((score) => ({ score })),
    ({ score }) => score,
  );
  expect(rows.map(({ rank, score }) => `${rank}: ${score}`).join(', ')).toBe(expected);
});

test('equal scores keep the given order, and so do rows without a score', () => {
  const rows = ['b', 'x', 'a', 'y'].map((name) => ({ name, score: name < 'c' ? 1 : null }));
  expect(rankByScore(rows, ({ score }) => score).map(({ name }) => name)).toEqual(['b', 'a', 'x', 'y']);
});

test('sorted rows get ranks', () =>
  expect(withRanks([{ score: 9 }, { score: 9 }, { score: 7 }], ({ score }) => score).map(({ rank }) => rank)).toEqual([
    1, 1, 3,
  ]));
