import { expect, test } from 'vitest';
import { formatSkill } from './format-skill.ts';

test.each([
  [0.0123, '+1.2'],
  [-0.02, '−2.0'],
  [0, '0.0'],
  [0.0004, '0.0'],
  [-0.0004, '0.0'],
  [0.3, '+30.0'],
])('a skill of %d is written %s', (share, text) => {
  expect(formatSkill(share)).toBe(text);
});
