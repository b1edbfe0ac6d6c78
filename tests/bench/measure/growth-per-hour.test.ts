import { expect, test } from 'vitest';
import { growthPerHour } from './growth-per-hour.ts';

const minute = 60_000;

test('memory that rises and falls around the same level does not grow', () => {
  const samples = Array.from({ length: 100 }, (_, index) => ({ at: index * minute, value: 100 + (index % 10) }));
  expect(growthPerHour(samples)).toBeCloseTo(0);
});

test('one more each minute is 60 per hour', () => {
  const samples = Array.from({ length: 100 }, (_, index) => ({ at: index * minute, value: index }));
  expect(growthPerHour(samples)).toBeCloseTo(60);
});
