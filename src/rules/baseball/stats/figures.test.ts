import { assert, integer, nat, property, double } from 'fast-check';
import { expect, test } from 'vitest';
import {
  figureNumber,
  fixed,
  formatSigned,
  hundredths,
  inningsOfOuts,
  outsOfInnings,
  percent,
  rounded,
  sumInnings,
  thousandths,
  perMille,
  ordinal,
} from './figures.ts';

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

test.each([
  [percent(51 / 80), '63.8%'],
  [percent(0.6375), '63.8%'],
  [thousandths(0.0005), '.001'],
  [thousandths(23 / 80), '.288'],
  [thousandths(-0.0125), '-.013'],
  [thousandths(-0.0001), '.000'],
  [hundredths(1.005), '1.01'],
  [hundredths(0.285), '0.29'],
  [fixed(98.35, 1), '98.4'],
  [fixed((94.7 + 93) / 2, 1), '93.9'],
  [fixed(0.44999, 1), '0.4'],
  [fixed(1e-9, 2), '0.00'],
  [fixed(-12.5, 0), '-13'],
  [formatSigned(0.25, 1), '+0.3'],
  [formatSigned(-1.45, 1), '−1.5'],
])('an exact half is rounded up, without the sign: %s', (text, expected) => expect(text).toBe(expected));

test('a number that is not known is not written', () =>
  expect([fixed(null, 1), fixed(undefined, 1)]).toEqual([null, null]));

test('any fraction of counts is rounded as by hand, also in percent', () =>
  assert(
    property(nat(9999), integer({ min: 1, max: 9999 }), nat(3), (part, whole, places) => {
      const byHand = (numerator: number) => {
        const scaled = BigInt(numerator) * 10n ** BigInt(places);
        return Number((2n * scaled + BigInt(whole)) / (2n * BigInt(whole))) / 10 ** places;
      };
      expect(rounded(part / whole, places)).toBe(byHand(part));
      expect(rounded(100 * (part / whole), places)).toBe(byHand(100 * part));
    }),
    { numRuns: 2000 },
  ));

test.each([
  [0, 0],
  [0.5446, 544],
  [0.545, 545],
  [0.5444, 544],
  [0.5455, 546],
  [0.9996, 1000],
  [1, 1000],
])('%d is %i ‰', (probability, expected) => expect(perMille(probability)).toBe(expected));

test('the percent of whole ‰ is that of the probability, and they are less than one ‰ apart', () =>
  assert(
    property(double({ min: 0, max: 1, noNaN: true }), (probability) => {
      const chance = perMille(probability);
      expect(rounded(chance / 10)).toBe(rounded(100 * probability));
      expect(Math.abs(chance - 1000 * probability)).toBeLessThan(1);
    }),
    { numRuns: 1000 },
  ));

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [113, '113th'],
  [1013, '1,013th'],
])('the ordinal of %i is %s', (number, text) => expect(ordinal(number)).toBe(text));
