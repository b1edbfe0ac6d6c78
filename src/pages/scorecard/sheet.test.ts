import { expect, test } from 'vitest';
import { nextCell } from './sheet.tsx';

const cells = [
  { name: 'a', row: 1, column: 1 },
  { name: 'b', row: 2, column: 1 },
  { name: 'c', row: 3, column: 2 },
  { name: 'd', row: 1, column: 3 },
];

const from = { row: 1, column: 1 };

test.each([
  ['ArrowDown', from, 'b'],
  ['ArrowRight', from, 'd'],
  ['ArrowLeft', { row: 1, column: 3 }, 'a'],
  ['ArrowUp', { row: 2, column: 1 }, 'a'],
  ['ArrowRight', { row: 2, column: 1 }, 'c'],
  ['ArrowLeft', from, undefined],
  ['Enter', from, undefined],
])('the arrow keys on a sheet: %s from %j leads to %s', (key, place, expected) => {
  expect(nextCell(cells, place, key)?.name).toBe(expected);
});
