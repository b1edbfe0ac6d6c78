import { describe, expect, test } from 'vitest';
import { chanceAfter, leverageOf, nameLeverage, nextSituation } from './what-if.ts';
import { homeWinProbability, type Situation, startOfGame } from './win-model.ts';

const ninth: Situation = { ...startOfGame, inning: 9, half: 'bottom' };

const after = (kind: Parameters<typeof chanceAfter>[0], situation: Partial<Situation>) =>
  chanceAfter(kind, { ...ninth, ...situation }, homeWinProbability);

const leverage = (situation: Partial<Situation>) => leverageOf({ ...startOfGame, ...situation }, homeWinProbability);

describe('the probability after a result', () => {
  test.each([
    ['a walk with the bases loaded wins a tied game in the last inning', 'walk', { bases: 7 }, 1],
    ['a home run wins when one run behind with a runner on', 'homeRun', { homeLead: -1, bases: 1 }, 1],
    ['an out loses the last game state', 'out', { homeLead: -1, outs: 2 }, 0],
  ] as const)('%s', (_, kind, situation, expected) => expect(after(kind, situation)).toBe(expected));

  test('a hit is better for the side at bat than a walk, and a walk than an out', () => {
    for (const bases of [0, 1, 2, 3, 4, 5, 6])
      for (const outs of [0, 1, 2]) {
        const [single, walk, out] = (['single', 'walk', 'out'] as const).map((kind) => after(kind, { bases, outs }));
        expect(single).toBeGreaterThanOrEqual(walk ?? 1);
        expect(walk).toBeGreaterThan(out ?? 1);
      }
  });

  test('in the top of an inning a hit helps the away side', () => {
    const away = chanceAfter('single', { ...startOfGame, bases: 2 }, homeWinProbability);
    expect(away).toBeLessThan(homeWinProbability({ ...startOfGame, bases: 2 }));
  });
});

describe('the leverage', () => {
  test.each([
    ['the first plate appearance', {}, 'medium'],
    ['ten runs ahead', { inning: 7, homeLead: 10 }, 'low'],
    ['a tie in the ninth with a runner on second', { inning: 9, half: 'bottom', bases: 2 }, 'high'],
    [
      'one behind in the ninth, two outs, the bases loaded',
      { inning: 9, half: 'bottom', bases: 7, outs: 2, homeLead: -1 },
      'very high',
    ],
  ] as const)('of %s is %s', (_, situation, expected) => expect(nameLeverage(leverage(situation))).toBe(expected));

  test('is zero in a decided game', () => expect(leverage({ inning: 9, half: 'bottom', homeLead: 1 })).toBe(0));
});

test.each([
  ['in the half-inning', { outs: 2, bases: 3 }, { inning: 9, half: 'bottom', outs: 2, bases: 3 }],
  ['after an inning', { outs: 3 }, { inning: 10, half: 'top', outs: 0, bases: 0 }],
  [
    'after an extra inning',
    { outs: 3, hasPlacedRunner: true, inning: 10 },
    { inning: 11, half: 'top', outs: 0, bases: 2 },
  ],
  ['after a top half', { outs: 3, half: 'top', bases: 5 }, { inning: 9, half: 'bottom', outs: 0, bases: 0 }],
] as const)('the next plate appearance %s has its situation', (_, before, expected) => {
  expect(nextSituation({ ...ninth, ...before })).toMatchObject(expected);
});
