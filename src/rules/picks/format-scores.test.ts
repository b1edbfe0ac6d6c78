import { expect, test } from 'vitest';
import { formatBits, formatBrier } from './confidence-record.ts';

test.each([
  [null, 'NA'],
  [0.1234, '+0.12'],
  [-0.3, '−0.30'],
  [-0.004, '0.00'],
  [0, '0.00'],
])('%s bits are written as %s', (bits, text) => {
  expect(formatBits(bits)).toBe(text);
});

test('a Brier score has three decimals', () => {
  expect([formatBrier(0.25), formatBrier(null)]).toEqual(['0.250', 'NA']);
});
