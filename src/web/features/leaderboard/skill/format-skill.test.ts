import { expect, test } from 'vitest';
import { describePicksToRank, formatInterval } from './format-skill.ts';

test('an interval has both bounds with their signs', () => {
  expect(formatInterval({ low: -0.0141, high: 0.0379 })).toBe('−1.4 to +3.8');
});

test.each([
  [37, 'a rank after 63 more picks'],
  [99, 'a rank after 1 more pick'],
])('after %i picks there is %s', (picks, text) => {
  expect(describePicksToRank(picks)).toBe(text);
});
