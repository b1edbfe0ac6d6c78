import { describe, expect, test } from 'vitest';
import { fittedRates } from './fitted-rates.ts';
import { outcomesOf } from './outcomes.ts';
import { maxRuns, runsToCome } from './win-model.ts';

const states = [0, 1, 2].flatMap((outs) => [0, 1, 2, 3, 4, 5, 6, 7].map((bases) => ({ outs, bases })));
const countRunners = (bases: number) => bases.toString(2).replaceAll('0', '').length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe.each(states)('a plate appearance with $outs out and bases $bases', (state) => {
  const outcomes = outcomesOf(state, fittedRates);

  test('has outcomes whose probabilities add up to 1', () =>
    expect(sum(outcomes.map(({ chance }) => chance))).toBeCloseTo(1, 12));

  test('accounts for every player: one more is on base, home or out, unless the half-inning is over', () => {
    for (const { outs, bases, runs } of outcomes.filter((each) => each.outs < 3)) {
      expect(countRunners(bases) + runs + outs).toBe(countRunners(state.bases) + state.outs + 1);
    }
  });

  test('has probabilities of further runs that add up to 1', () => {
    const chances = runsToCome(fittedRates, 1)(state);
    expect(chances).toHaveLength(maxRuns + 1);
    expect(sum(chances)).toBeCloseTo(1, 12);
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
  });
});

test('a walk forces in a run only with the bases loaded', () => {
  const walks = { ...fittedRates, walk: 1, single: 0, double: 0, triple: 0, homeRun: 0 };
  expect(outcomesOf({ outs: 0, bases: 7 }, walks)).toEqual([{ chance: 1, outs: 0, bases: 7, runs: 1 }]);
  expect(outcomesOf({ outs: 0, bases: 5 }, walks)).toEqual([{ chance: 1, outs: 0, bases: 7, runs: 0 }]);
});

test('no runs score after the third out', () => expect(runsToCome(fittedRates, 1)({ outs: 3, bases: 0 })).toEqual([1]));
