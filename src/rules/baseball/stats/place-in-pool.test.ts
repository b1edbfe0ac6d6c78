import { expect, test } from 'vitest';
import { percentileFigures, type PercentileGroup } from './percentile-figures.ts';
import { percentileOf, placeFigures } from './place-in-pool.ts';
import { hasPlayedEnough } from './qualified.ts';
import type { Figures } from './stat-block.ts';

const placeInPool = (group: PercentileGroup, own: Figures, pool: Figures[], everyone?: Figures[]) =>
  placeFigures(percentileFigures[group], own, pool, everyone);

const pitcher = (era: string, strikeOuts: string) => ({ era, strikeOuts, battersFaced: '100', inningsPitched: '60.0' });

test('a low earned run average and a high strikeout rate both have a high percentile', () => {
  const pool = [pitcher('2.00', '30'), pitcher('4.00', '20'), pitcher('-.--', '10')];
  expect(placeInPool('pitching', pitcher('1.50', '35'), pool)).toEqual([
    { id: 'era', text: '1.50', percentile: 100, rank: 1, isTied: false, of: 2 },
    { id: 'strikeoutRate', text: '35.0%', percentile: 100, rank: 1, isTied: false, of: 3 },
  ]);
});

test('a figure that the line does not have has no percentile, and without a pool no figure has one', () => {
  expect(placeInPool('hitting', { ops: '.---', avg: '.300' }, [{ avg: '.250', ops: '.800' }])).toEqual([
    { id: 'avg', text: '.300', percentile: 100, rank: 1, isTied: false, of: 1 },
  ]);
  expect(placeInPool('hitting', { avg: '.300' }, [])).toEqual([]);
});

test('equal figures share a rank, and the next one has that of its place', () => {
  const pool = ['.300', '.290', '.290', '.280'].map((avg) => ({ avg }));
  const ranks = pool.map((own) => placeInPool('hitting', own, pool).map(({ rank, isTied }) => [rank, isTied]));
  expect(ranks.flat()).toEqual([
    [1, false],
    [2, true],
    [2, true],
    [4, false],
  ]);
});

test('a count has its rank and its percentile among everyone, a rate in the pool', () => {
  const own = { avg: '.300', homeRuns: '20' };
  const pool = [own, { avg: '.280', homeRuns: '10' }];
  const everyone = [...pool, { avg: '.500', homeRuns: '20' }, { avg: '.400', homeRuns: '0' }];
  expect(placeInPool('hitting', own, pool, everyone)).toEqual([
    { id: 'avg', text: '.300', percentile: 75, rank: 1, isTied: false, of: 2 },
    { id: 'homeRuns', text: '20', percentile: 75, rank: 1, isTied: true, of: 4 },
  ]);
});

test('without a plate appearance there is no rate', () =>
  expect(placeInPool('hitting', { strikeOuts: '0', plateAppearances: '0' }, [{ strikeOuts: '1' }])).toEqual([]));

test.each([
  ['hitting', { plateAppearances: '49' }, false],
  ['hitting', { plateAppearances: '50' }, true],
  ['pitching', { inningsPitched: '19.2' }, false],
  ['pitching', { inningsPitched: '20.0' }, true],
  ['pitching', {}, false],
] as const)('%s %o is enough for a percentile: %s', (group, figures, expected) => {
  expect(hasPlayedEnough(group, figures)).toBe(expected);
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
