import { expect, test } from 'vitest';
import { chancesAfter } from './chances-after.ts';

test('a result changes a chance the more, the less it was expected', () => {
  const { homeWin, awayWin } = chancesAfter(0.6, 0.1, { homeChance: 0.7 });
  expect(homeWin).toBeCloseTo(0.63, 10);
  expect(awayWin).toBeCloseTo(0.53, 10);
  expect(chancesAfter(0.99, 0.1, { homeChance: 0.5 }).homeWin).toBe(1);
});
