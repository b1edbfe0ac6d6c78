import { expect, test } from 'vitest';
import { formatBothChances } from './format-both-chances.ts';

const teams = { away: { shortName: 'Braves' }, home: { shortName: 'Mets' } };

test.each([
  [0, 'Mets 0%, Braves 100%'],
  [3, 'Mets < 1%, Braves > 99%'],
  [35, 'Mets 4%, Braves 96%'],
  [445, 'Mets 45%, Braves 55%'],
  [965, 'Mets 97%, Braves 3%'],
  [996, 'Mets > 99%, Braves < 1%'],
  [1000, 'Mets 100%, Braves 0%'],
])('both chances of %i ‰ add up to 100%', (chance, expected) => {
  expect(formatBothChances(chance, teams)).toBe(expected);
});
