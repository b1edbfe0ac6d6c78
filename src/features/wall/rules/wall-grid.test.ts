import { expect, test } from 'vitest';
import { wallGrid } from './wall-grid.ts';

test.each([
  [0, 1, 1],
  [1, 1, 1],
  [2, 2, 1],
  [3, 2, 2],
  [4, 2, 2],
  [5, 3, 2],
  [6, 3, 2],
  [7, 3, 3],
  [9, 3, 3],
])('%i games have %i columns and %i rows', (games, columns, rows) => {
  expect(wallGrid(games)).toEqual({ columns, rows });
});
