import { expect, test } from 'vitest';
import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import { areaPath, chancePoints, inningsShown, linePath } from './chance-plot.tsx';

const series: ChanceSeries = {
  start: 532,
  halves: [
    { inning: 1, half: 'top', chances: [550, 570, 600] },
    { inning: 1, half: 'bottom', chances: [700] },
  ],
  swing: null,
};

test('the plays of a half-inning share its width, and a certain home win is at the top', () => {
  const [first, ...rest] = chancePoints(series, true);
  expect(first).toEqual({ x: 0, y: 46.8 });
  expect(rest.map(({ x }) => Math.round(x * 100) / 100)).toEqual([3.33, 6.67, 10, 20]);
  expect(rest.map(({ y }) => y)).toEqual([45, 43, 40, 30]);
});

test('a half-inning in progress leaves room for more plays', () =>
  expect(chancePoints(series, false).at(-1)).toEqual({ x: 12, y: 30 }));

test('the axis has the scheduled innings, and extra innings once they are played', () => {
  expect(inningsShown(series, 9)).toBe(9);
  expect(inningsShown({ ...series, halves: [{ inning: 11, half: 'top', chances: [400] }] }, 9)).toBe(11);
  expect(inningsShown({ start: 532, halves: [], swing: null }, 7)).toBe(7);
});

test('the area is closed along the 50% line', () => {
  const points = [
    { x: 0, y: 46.8 },
    { x: 3.333, y: 45 },
  ];
  expect(linePath(points)).toBe('M0 46.8L3.3 45');
  expect(areaPath(points)).toBe('M0 46.8L3.3 45V50H0Z');
});
