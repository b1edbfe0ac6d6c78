import { expect, test } from 'vitest';
import { isEnough } from './percentile-figures.ts';
import { placeInPool } from './place-in-pool.ts';

const pitcher = (era: string, strikeOuts: string) => ({ era, strikeOuts, battersFaced: '100', inningsPitched: '60.0' });

test('a low earned run average and a high strikeout rate are both high places', () => {
  const pool = [pitcher('2.00', '30'), pitcher('4.00', '20'), pitcher('-.--', '10')];
  expect(placeInPool('pitching', pitcher('1.50', '35'), pool)).toEqual([
    { id: 'era', words: '1.50', percentile: 100 },
    { id: 'strikeoutRate', words: '35.0 %', percentile: 100 },
  ]);
});

test('what the line does not tell has no place, nor has anything without a pool', () => {
  expect(placeInPool('hitting', { ops: '.---', avg: '.300' }, [{ avg: '.250', ops: '.800' }])).toEqual([
    { id: 'avg', words: '.300', percentile: 100 },
  ]);
  expect(placeInPool('hitting', { avg: '.300' }, [])).toEqual([]);
});

test('no plate appearance is no rate', () => {
  expect(placeInPool('hitting', { strikeOuts: '0', plateAppearances: '0' }, [{ strikeOuts: '1' }])).toEqual([]);
});

test.each([
  ['hitting', { plateAppearances: '49' }, false],
  ['hitting', { plateAppearances: '50' }, true],
  ['pitching', { inningsPitched: '9.2' }, false],
  ['pitching', { inningsPitched: '10.0' }, true],
  ['pitching', {}, false],
] as const)('%s %o is enough to be placed: %s', (group, figures, expected) => {
  expect(isEnough(group, figures)).toBe(expected);
});
