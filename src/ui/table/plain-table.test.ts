import { expect, test } from 'vitest';
import type { Heat } from './column.ts';
import { heatScale } from './plain-table.tsx';

const marksOf = (heat: Heat, figures: readonly (string | number | null)[]) =>
  figures.map((figure) => heatScale(heat, figures)(figure));
const levelsOf = (heat: Heat, figures: readonly (string | number | null)[]) =>
  marksOf(heat, figures).map((mark) => mark?.level ?? null);

test('the best and the worst tenth of the rows are marked, and the tenths beside them', () => {
  const eleven = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(levelsOf({ better: 'high' }, eleven)).toEqual([1, 2, null, null, null, null, null, null, null, 4, 5]);
  expect(levelsOf({ better: 'low' }, eleven)).toEqual([5, 4, null, null, null, null, null, null, null, 2, 1]);
});

test('the text is the percentile from 1 to 99', () => {
  const figures = ['.200', '.210', '.250', '.260', '.270', '.290', '.300', '1.000'];
  expect(marksOf({ better: 'high' }, figures).map((mark) => mark?.text)).toEqual([
    '1st percentile of this table',
    '14th percentile of this table',
    undefined,
    undefined,
    undefined,
    undefined,
    '86th percentile of this table',
    '99th percentile of this table',
  ]);
});

test('equal values have the same level, and all equal ones none', () => {
  expect(levelsOf({ better: 'high' }, [1, 1, 2, 3, 4, 4])).toEqual([2, 2, null, null, 4, 4]);
  expect(levelsOf({ better: 'high' }, [7, 7, 7, 7, 7])).toEqual([null, null, null, null, null]);
});

test('unknown values and texts have no mark and do not count', () => {
  const none = Array.from({ length: 6 }, () => null);
  expect(levelsOf({ better: 'high' }, [1, 2, null, 3, 4, '', 'NA', 5])).toEqual([1, ...none, 5]);
});

test('fewer than five values are not compared', () =>
  expect(levelsOf({ better: 'high' }, [1, 2, 3, 4, null])).toEqual([null, null, null, null, null]));

test('with bounds a value has its place between them, in any number of rows', () => {
  expect(marksOf({ better: 'high', bounds: [-3, 3] }, [-9, -2.1, 0, 2.1, 9])).toEqual([
    { level: 1, text: 'very poor' },
    { level: 2, text: 'poor' },
    null,
    { level: 4, text: 'good' },
    { level: 5, text: 'very good' },
  ]);
  expect(levelsOf({ better: 'low', bounds: [0, 10] }, [0])).toEqual([5]);
});
