import { expect, test } from 'vitest';
import { formatChance } from './format-chance.ts';

test.each([
  [0, '0%'],
  [1, '< 1%'],
  [4, '< 1%'],
  [5, '1%'],
  [624, '62%'],
  [994, '99%'],
  [995, '> 99%'],
  [1000, '100%'],
])('%i ‰ is %s', (chance, expected) => expect(formatChance(chance)).toBe(expected));
