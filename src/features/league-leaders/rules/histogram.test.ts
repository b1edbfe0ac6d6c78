import { expect, test } from 'vitest';
import { histogram } from './histogram.ts';

test('values are counted in bars of a readable width', () =>
  expect(histogram([0.601, 0.7, 0.75, 0.751, 0.899, 1.1])).toEqual([
    { label: '.60', count: 1 },
    { label: '.65', count: 0 },
    { label: '.70', count: 1 },
    { label: '.75', count: 2 },
    { label: '.80', count: 0 },
    { label: '.85', count: 1 },
    { label: '.90', count: 0 },
    { label: '.95', count: 0 },
    { label: '1.00', count: 0 },
    { label: '1.05', count: 0 },
    { label: '1.10', count: 1 },
  ]));

test('every value is in one bar, and there are at most twelve', () => {
  for (const scale of [0.001, 0.3, 1, 7, 160]) {
    const bars = histogram(Array.from({ length: 200 }, (_, index) => ((index * 37) % 101) * scale));
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(200);
    expect(bars.length).toBeLessThanOrEqual(12);
    expect(new Set(bars.map(({ label }) => label)).size).toBe(bars.length);
  }
});

test.each([[[]], [[1, 2, 3, 4]], [[2, 2, 2, 2, 2, 2]]])('%j has no distribution', (values) => {
  expect(histogram(values)).toEqual([]);
});
