import { expect, test } from 'vitest';
import { hitName, hitTitle, outcomes, scoringRules, streakEffects, streakOfBases, totalBases } from './scoring.ts';

const twoRules: typeof scoringRules = [
  { since: '2026-01-01', bases: [1, 2] },
  { since: '2027-01-01', bases: [3, 5, 7] },
];

test('the first rule holds for every earlier date', () => expect(scoringRules[0].since).toBe('0001-01-01'));

test.each([
  [1, '2025-12-31', 1],
  [2, '2026-12-31', 2],
  [3, '2026-12-31', 2],
  [1, '2027-01-01', 3],
  [3, '2027-01-02', 7],
  [9, undefined, 7],
  [0, '2026-12-31', 0],
])('correct pick %i in a row on %s has %i bases', (streak, officialDate, bases) => {
  expect(totalBases(streak, officialDate, twoRules)).toBe(bases);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 1],
  [7, 3],
  [4, undefined],
])('%i bases are those of correct pick %s in a row', (bases, streak) => {
  expect(streakOfBases(bases, twoRules)).toBe(streak);
});

test('a correct pick extends the streak, a wrong one ends it, and a void one changes nothing', () =>
  expect(outcomes.map((outcome) => streakEffects[outcome])).toEqual(['extends', 'ends', 'none']));

test.each([
  [0, 'single', 'Single'],
  [1, 'single', 'Single'],
  [2, 'double', 'Double'],
  [3, 'triple', 'Triple'],
  [4, 'home run', 'Home run'],
  [5, 'home run', 'Home run'],
])('correct pick %i in a row is a %s', (streak, name, title) => {
  expect(hitName(streak)).toBe(name);
  expect(hitTitle(streak)).toBe(title);
});
