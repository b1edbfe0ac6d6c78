import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homeWinProbability, type Situation, startOfGame } from './win-model.ts';

const at = (more: Partial<Situation>): number => homeWinProbability({ ...startOfGame, ...more });

const anySituation = record({
  inning: integer({ min: 1, max: 14 }),
  half: constantFrom('top' as const, 'bottom' as const),
  outs: integer({ min: 0, max: 3 }),
  bases: integer({ min: 0, max: 7 }),
  homeLead: integer({ min: -35, max: 35 }),
  scheduledInnings: constantFrom(7, 9, 1_000_000),
  hasPlacedRunner: boolean(),
});

describe('in any situation', () => {
  test('the result is a probability', () =>
    assert(
      property(anySituation, (situation) => {
        const chance = homeWinProbability(situation);
        return chance >= 0 && chance <= 1;
      }),
    ));

  test('one more run for the home side never decreases it', () =>
    assert(
      property(anySituation, (situation) => {
        const more = { ...situation, homeLead: situation.homeLead + 1 };
        return homeWinProbability(more) >= homeWinProbability(situation) - 1e-9;
      }),
    ));

  test('one more out never helps the side at bat', () =>
    assert(
      property(anySituation, (situation) => {
        if (situation.outs >= 2) return true;
        const gain = homeWinProbability({ ...situation, outs: situation.outs + 1 }) - homeWinProbability(situation);
        return situation.half === 'bottom' ? gain <= 1e-9 : gain >= -1e-9;
      }),
    ));

  test('the third out equals the beginning of the next half-inning', () =>
    assert(
      property(integer({ min: 1, max: 8 }), integer({ min: -9, max: 9 }), (inning, homeLead) => {
        const middle = at({ inning, homeLead, outs: 3 }) - at({ inning, homeLead, half: 'bottom' });
        const end = at({ inning, homeLead, half: 'bottom', outs: 3 }) - at({ inning: inning + 1, homeLead });
        return Math.abs(middle) < 1e-9 && Math.abs(end) < 1e-9;
      }),
    ));
});

describe('a decided game is certain', () => {
  const [seventh, tenth] = [{ inning: 7, half: 'bottom' } as const, { inning: 10, half: 'bottom' } as const];
  test.each([
    ['the home side leads after the top of the ninth', { inning: 9, outs: 3, homeLead: 1 }, 1],
    ['a walk-off with two outs', { inning: 9, half: 'bottom', outs: 2, homeLead: 1, bases: 5 }, 1],
    ['the visitors lead when the bottom of the ninth is over', { inning: 9, half: 'bottom', outs: 3, homeLead: -1 }, 0],
    ['the same in the twelfth', { inning: 12, half: 'bottom', outs: 3, homeLead: -2 }, 0],
    ['the same after seven scheduled innings', { ...seventh, outs: 3, homeLead: -1, scheduledInnings: 7 }, 0],
    ['a walk-off in the tenth with a placed runner', { ...tenth, homeLead: 1, hasPlacedRunner: true }, 1],
  ] as const)('%s', (_, situation, expected) => expect(at(situation)).toBe(expected));

  test('a lead in the bottom of the eighth is not yet a win', () =>
    expect(at({ inning: 8, half: 'bottom', homeLead: 3 })).toBeLessThan(1));
});

/** The home side's share of wins in all games of 2011 to 2019 with the situation: at least 726 games each. */
test.each([
  ['the first pitch', {}, 0.533],
  ['one run down in the bottom of the ninth', { inning: 9, half: 'bottom', homeLead: -1 }, 0.17],
  ['tied in the bottom of the ninth', { inning: 9, half: 'bottom' }, 0.655],
  ['one run up in the top of the ninth', { inning: 9, homeLead: 1 }, 0.877],
  ['three runs down in the middle of the first', { inning: 1, half: 'bottom', homeLead: -3 }, 0.255],
] as const)('the estimate for %s is close to the observed share', (_, situation, observed) => {
  expect(Math.abs(at(situation) - observed)).toBeLessThan(0.025);
});

test('the home side nearly always wins with bases loaded and no outs, tied in the bottom of the ninth', () => {
  expect(at({ inning: 9, half: 'bottom', bases: 7 })).toBeGreaterThan(0.9);
  expect(at({ inning: 9, half: 'bottom', bases: 7, outs: 2 })).toBeLessThan(0.75);
});

test('after a scoreless top of the tenth the home side is better off if its half begins with a placed runner', () => {
  const middle = { inning: 10, outs: 3 };
  expect(at({ ...middle, hasPlacedRunner: true })).toBeGreaterThan(at(middle) + 0.1);
  expect(at({ ...middle, hasPlacedRunner: true })).toBe(
    at({ inning: 10, half: 'bottom', bases: 2, hasPlacedRunner: true }),
  );
});
