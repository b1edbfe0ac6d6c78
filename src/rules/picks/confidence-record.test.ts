import { expect, test } from 'vitest';
import {
  bitsOf,
  brierOf,
  confidenceRecord,
  formatBits,
  formatBrier,
  meansOfSums,
  sumsOfPick,
} from './confidence-record.ts';

test.each([
  ['a coin flip', 0.5, 0, 0.25],
  ['a correct pick with 80 percent', 0.8, 0.678, 0.04],
  ['a wrong pick with 80 percent', 0.2, -1.322, 0.64],
  ['a wrong pick with 95 percent', 0.05, -3.322, 0.9025],
  ['certainty', 1, 1, 0],
])('%s', (_, probability, bits, brier) => {
  expect(bitsOf(probability)).toBeCloseTo(bits, 3);
  expect(brierOf(probability)).toBeCloseTo(brier, 10);
});

test('without a graded pick there is no score', () => {
  const { groups, ...record } = confidenceRecord([]);
  expect(record).toEqual({ picks: 0, bits: null, brier: null });
  expect(groups.map(({ from, to }) => `${from} ${to}`)).toEqual(['50 59', '60 69', '70 79', '80 89', '90 95']);
  expect(groups.every(({ picks, expected }) => picks === 0 && expected === null)).toBe(true);
});

test('the scores are means over all picks, and each confidence is in one group', () => {
  const record = confidenceRecord([
    { percent: 50, correct: 1, wrong: 1 },
    { percent: 59, correct: 1, wrong: 0 },
    { percent: 80, correct: 3, wrong: 1 },
    { percent: 95, correct: 0, wrong: 1 },
  ]);
  expect(record.picks).toBe(8);
  expect(record.bits).toBeCloseTo((bitsOf(0.59) + 3 * bitsOf(0.8) + bitsOf(0.2) + bitsOf(0.05)) / 8, 10);
  expect(record.brier).toBeCloseTo((0.25 + 0.25 + 0.41 ** 2 + 3 * 0.04 + 0.64 + 0.9025) / 8, 10);
  expect(record.groups.flatMap(({ picks, correct }) => [picks, correct])).toEqual([3, 2, 0, 0, 0, 0, 4, 3, 1, 0]);
  expect(record.groups[0]?.expected).toBeCloseTo(0.53, 10);
});

test('the honest confidence has the best mean score: bits and Brier are proper', () => {
  const wonSixOfTen = (percent: number) => confidenceRecord([{ percent, correct: 60, wrong: 40 }]);
  const tried = Array.from({ length: 46 }, (_, index) => 50 + index);
  const byBits = tried.toSorted((one, other) => (wonSixOfTen(other).bits ?? 0) - (wonSixOfTen(one).bits ?? 0));
  const byBrier = tried.toSorted((one, other) => (wonSixOfTen(one).brier ?? 0) - (wonSixOfTen(other).brier ?? 0));
  expect([byBits[0], byBrier[0]]).toEqual([60, 60]);
});

test('sums of picks give the means of the record, and a score from a hundred picks on', () => {
  const record = confidenceRecord([{ percent: 70, correct: 60, wrong: 40 }]);
  const [correct, wrong] = [sumsOfPick(70, 'correct'), sumsOfPick(70, 'wrong')];
  const sumsOf = (right: number, missed: number) => ({
    picks: right + missed,
    bits: right * correct.bits + missed * wrong.bits,
    brier: right * correct.brier + missed * wrong.brier,
  });
  const means = meansOfSums(sumsOf(60, 40));
  expect(means.bits).toBe(Math.round(10_000 * (record.bits ?? 0)));
  expect(means.brier).toBe(Math.round(10_000 * (record.brier ?? 0)));
  expect(means.score).toBe(means.bits);
  expect(meansOfSums(sumsOf(99, 0)).score).toBeNull();
  for (const outcome of ['void', null] as const)
    expect(sumsOfPick(70, outcome)).toEqual({ picks: 0, bits: 0, brier: 0 });
});

test.each([
  [null, 'NA'],
  [0.1234, '+0.12'],
  [-0.3, '−0.30'],
  [-0.004, '0.00'],
  [0, '0.00'],
])('%s bits are written as %s', (bits, text) => expect(formatBits(bits)).toBe(text));

test('a Brier score has three decimals', () => expect([formatBrier(0.25), formatBrier(null)]).toEqual(['0.250', 'NA']));
