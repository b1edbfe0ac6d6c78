import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accuracy, percentCorrect } from './accuracy.ts';

const anyRecord = fc.record({ correct: fc.nat({ max: 3000 }), wrong: fc.nat({ max: 3000 }) });

describe('accuracy', () => {
  test.each([
    [1, 0, 0.2065, 1],
    [0, 1, 0, 0.7935],
    [5, 5, 0.2366, 0.7634],
    [58, 42, 0.4821, 0.672],
    [290, 210, 0.5363, 0.6225],
    [0, 10, 0, 0.2775],
  ])('of %i right and %i wrong lies between %d and %d', (correct, wrong, low, high) => {
    const found = accuracy({ correct, wrong });
    expect(found?.low).toBeCloseTo(low, 3);
    expect(found?.high).toBeCloseTo(high, 3);
  });

  test('is unknown before the first decided pick', () => expect(accuracy({ correct: 0, wrong: 0 })).toBeNull());

  test('has the share between its bounds, and the bounds between 0 and 1', () =>
    fc.assert(
      fc.property(anyRecord, (record) => {
        const found = accuracy(record);
        if (found === null) return;
        expect(found.low).toBeGreaterThanOrEqual(0);
        expect(found.high).toBeLessThanOrEqual(1);
        expect(found.share).toBeGreaterThanOrEqual(found.low - 1e-12);
        expect(found.share).toBeLessThanOrEqual(found.high + 1e-12);
      }),
    ));

  test('has bounds at a distance of 1.96 standard errors from the record', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (correct, wrong) => {
        const { share, low, high } = accuracy({ correct, wrong }) ?? { share: 0, low: 0, high: 0 };
        for (const bound of [low, high]) {
          expect(Math.abs(share - bound) / Math.sqrt((bound * (1 - bound)) / (correct + wrong))).toBeCloseTo(1.96, 3);
        }
      }),
    ));

  test('has a narrower interval with more decided picks', () => {
    const width = (n: number) => {
      const { low, high } = accuracy({ correct: n, wrong: n }) ?? { low: 0, high: 1 };
      return high - low;
    };
    expect([5, 50, 500].map(width).toSorted((a, b) => b - a)).toEqual([5, 50, 500].map(width));
  });
});

test.each([
  [0, 0, 'NA'],
  [1, 0, '100.00'],
  [0, 3, '0.00'],
  [2, 1, '66.67'],
  [4, 3, '57.14'],
])('%i right and %i wrong are written %s', (correct, wrong, expected) => {
  expect(percentCorrect({ correct, wrong })).toBe(expected);
});
