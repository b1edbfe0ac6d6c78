import { expect, test } from 'vitest';
import { percentileOf, placeInPool } from './place-in-pool.ts';
import { isQualified } from './qualified.ts';

const pitcher = (era: string, strikeOuts: string) => ({ era, strikeOuts, battersFaced: '100', inningsPitched: '60.0' });

test('a low earned run average and a high strikeout rate both have a high percentile', () => {
  const pool = [pitcher('2.00', '30'), pitcher('4.00', '20'), pitcher('-.--', '10')];
  expect(placeInPool('pitching', pitcher('1.50', '35'), pool)).toEqual([
    { id: 'era', text: '1.50', percentile: 100, rank: 1 },
    { id: 'strikeoutRate', text: '35.0%', percentile: 100, rank: 1 },
  ]);
});

test('a figure that the line does not have has no percentile, and without a pool no figure has one', () => {
  expect(placeInPool('hitting', { ops: '.---', avg: '.300' }, [{ avg: '.250', ops: '.800' }])).toEqual([
    { id: 'avg', text: '.300', percentile: 100, rank: 1 },
  ]);
  expect(placeInPool('hitting', { avg: '.300' }, [])).toEqual([]);
});

test('without a plate appearance there is no rate', () =>
  expect(placeInPool('hitting', { strikeOuts: '0', plateAppearances: '0' }, [{ strikeOuts: '1' }])).toEqual([]));

test.each([
  ['hitting', { plateAppearances: '49' }, false],
  ['hitting', { plateAppearances: '50' }, true],
  ['pitching', { inningsPitched: '9.2' }, false],
  ['pitching', { inningsPitched: '10.0' }, true],
  ['pitching', {}, false],
] as const)('%s %o qualifies for percentiles: %s', (group, figures, expected) => {
  expect(isQualified(group, figures)).toBe(expected);
});

const numbers = [1, 2, 2, 3, 4];

test.each([
  [numbers, 4, false, 90],
  [numbers, 1, false, 10],
  [numbers, 2, false, 40],
  [numbers, 5, false, 100],
  [numbers, 0, false, 0],
  [numbers, 1, true, 90],
  [numbers, 4, true, 10],
  [numbers, 2.5, true, 40],
  [[7], 7, false, 50],
  [[], 7, false, null],
])('in the pool %j, %d (fewer is better: %s) has the percentile %s', (values, own, isLessMore, expected) => {
  expect(percentileOf(values, own, { isLessMore })).toBe(expected);
});
