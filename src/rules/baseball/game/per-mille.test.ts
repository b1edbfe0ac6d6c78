import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { rounded } from '../stats/figures.ts';
import { perMille } from './per-mille.ts';

test.each([
  [0, 0],
  [0.5446, 544],
  [0.545, 545],
  [0.5444, 544],
  [0.5455, 546],
  [0.9996, 1000],
  [1, 1000],
])('%d is %i ‰', (probability, expected) => expect(perMille(probability)).toBe(expected));

test('the percent of whole ‰ is that of the probability, and they are less than one ‰ apart', () =>
  assert(
    property(double({ min: 0, max: 1, noNaN: true }), (probability) => {
      const chance = perMille(probability);
      expect(rounded(chance / 10)).toBe(rounded(100 * probability));
      expect(Math.abs(chance - 1000 * probability)).toBeLessThan(1);
    }),
    { numRuns: 1000 },
  ));
