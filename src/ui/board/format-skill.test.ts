import { expect, test } from 'vitest';
import { formatInterval, formatSkill } from './format-skill.ts';

test.each([
  [0.0123, '+1.2'],
  [-0.02, '−2.0'],
  [0, '0.0'],
  [0.0004, '0.0'],
  [-0.0004, '0.0'],
  [0.3, '+30.0'],
])('a skill of %d is written %s', (share, text) => expect(formatSkill(share)).toBe(text));

test('an interval has both bounds with their signs', () =>
  expect(formatInterval({ low: -0.0141, high: 0.0379 })).toBe('−1.4 to +3.8'));
