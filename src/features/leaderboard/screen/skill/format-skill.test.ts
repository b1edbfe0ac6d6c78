import { expect, test } from 'vitest';
import { describePicksToRank } from './format-skill.ts';

test.each([
  [37, 'a rank after 63 more picks'],
  [99, 'a rank after 1 more pick'],
])('after %i picks there is %s', (picks, text) => {
  expect(describePicksToRank(picks)).toBe(text);
});
