import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { figureNumber, formatSigned, inningsOfOuts, outsOfInnings, sumInnings } from './figures.ts';

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
])('%s is the number %s', (figure, number) => expect(figureNumber(figure)).toBe(number));

test.each([
  ['6.1', 19],
  ['0.0', 0],
  ['0.2', 2],
  ['9', 27],
  ['1450.0', 4350],
  ['6.3', null],
  ['-', null],
  ['.1', null],
  ['', null],
])('%s innings are %s outs', (innings, outs) => expect(outsOfInnings(innings)).toBe(outs));

test.each([
  [12, 0, '+12'],
  [0, 0, '0'],
  [-7, 0, '−7'],
  [3.44, 1, '+3.4'],
  [-0.04, 1, '0.0'],
])('%d with %i digits is written %s', (value, digits, text) => expect(formatSigned(value, digits)).toBe(text));

test('thirds of innings are added correctly', () => {
  expect([sumInnings(['6.1', '2.2', '0.2', '-']), sumInnings([])]).toEqual(['9.2', '0.0']);
});

test('formatting any number of outs and parsing the result returns the number', () =>
  assert(property(nat(100_000), (outs) => outsOfInnings(inningsOfOuts(outs)) === outs)));
