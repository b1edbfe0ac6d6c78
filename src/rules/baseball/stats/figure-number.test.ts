import { expect, test } from 'vitest';
import { figureNumber } from './figures.ts';

test.each([
  ['54', 54],
  ['.322', 0.322],
  ['-1.5', -1.5],
  ['1.000', 1],
  ['-.--', null],
  ['.---', null],
  ['*.**', null],
  ['NA', null],
  ['', null],
  ['Infinity', null],
])('%s is the number %s', (figure, number) => {
  expect(figureNumber(figure)).toBe(number);
});
