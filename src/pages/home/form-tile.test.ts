import { expect, test } from 'vitest';
import { computeFormLine } from './form-tile.tsx';

const box = { width: 100, height: 40 };

test('fills its box from the lowest to the highest value and ends at the last value', () =>
  expect(computeFormLine({ trend: [0.5, 1, null, 0.75], season: 0.75 }, box)).toEqual({
    d: 'M0 40L50 0L100 20',
    end: { x: 100, y: 20 },
    season: 20,
  }));

test('leaves room for a higher season value', () =>
  expect(computeFormLine({ trend: [0.5, 0.75], season: 1 }, box)).toMatchObject({ d: 'M0 40L100 20', season: 0 }));

test('is in the middle when the values are equal', () =>
  expect(computeFormLine({ trend: [0.5, 0.5], season: null }, box)).toMatchObject({ d: 'M0 20L100 20', season: null }));

test.each([[[]], [[0.5]], [[null, 0.5]]])('is null with fewer than two values: %j', (trend) => {
  expect(computeFormLine({ trend, season: 0.5 }, box)).toBeNull();
});
