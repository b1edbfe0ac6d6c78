import { expect, test } from 'vitest';
import { rankRows } from './rank-rows.ts';

const row = (username: string, totalScore: number, totalGuessesCorrect = 0) => ({
  username,
  totalScore,
  totalGuessesCorrect,
});

test('ranks by score, then correct picks, then name, and equal scores share a rank', () => {
  const rows = rankRows([row('dee', 7), row('cal', 9, 3), row('ann', 12), row('bob', 9, 3), row('abe', 9, 4)]);
  expect(rows.map(({ username, rank: place }) => [username, place])).toEqual([
    ['ann', 1],
    ['abe', 2],
    ['bob', 2],
    ['cal', 2],
    ['dee', 5],
  ]);
});
