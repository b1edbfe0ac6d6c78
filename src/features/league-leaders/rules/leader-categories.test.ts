import { expect, test } from 'vitest';
import { defaultLeaderCategory, leaderCategories } from './leader-categories.ts';

test('there are 21 distinct categories, and wild pitches is the default', () => {
  expect(new Set(leaderCategories.map(({ id }) => id)).size).toBe(21);
  expect(leaderCategories.find(({ id }) => id === defaultLeaderCategory)?.name).toBe('Wild Pitches');
});
