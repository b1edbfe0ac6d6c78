import { assert, boolean, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLogit } from '../logit.ts';
import { joinedWinProbability } from './joined-win-probability.ts';
import { homeWinProbability, startOfGame } from './win-model.ts';

const clubsOnly = (probability: number) => ({
  parts: { home: toLogit(probability), clubs: 0, starters: 0, lineups: 0 },
  runEnvironment: 0,
});

const anySituation = record({
  inning: integer({ min: 1, max: 14 }),
  half: constantFrom('top' as const, 'bottom' as const),
  outs: integer({ min: 0, max: 3 }),
  bases: integer({ min: 0, max: 7 }),
  homeLead: integer({ min: -12, max: 12 }),
  scheduledInnings: constantFrom(7, 9),
  hasPlacedRunner: boolean(),
});
const part = double({ min: -1, max: 1, noNaN: true });
const anyForecast = record({
  parts: record({ home: part, clubs: part, starters: part, lineups: part }),
  runEnvironment: part,
});

describe('for any situation and forecast', () => {
  test('the result is a probability', () =>
    assert(
      property(anySituation, anyForecast, (situation, forecast) => {
        const chance = joinedWinProbability(situation, forecast);
        return chance >= 0 && chance <= 1;
      }),
    ));

  test('one more run for the home side never decreases it', () =>
    assert(
      property(anySituation, anyForecast, (situation, forecast) => {
        const more = { ...situation, homeLead: situation.homeLead + 1 };
        return joinedWinProbability(more, forecast) >= joinedWinProbability(situation, forecast) - 1e-9;
      }),
    ));

  test('a better home club never decreases it', () =>
    assert(
      property(anySituation, anyForecast, (situation, forecast) => {
        const better = { ...forecast, parts: { ...forecast.parts, clubs: forecast.parts.clubs + 0.1 } };
        return joinedWinProbability(situation, better) >= joinedWinProbability(situation, forecast) - 1e-9;
      }),
    ));

  test('it is exact whenever the estimate from the situation alone is', () =>
    assert(
      property(anySituation, anyForecast, (situation, forecast) => {
        const alone = homeWinProbability(situation);
        return (alone !== 0 && alone !== 1) || joinedWinProbability(situation, forecast) === alone;
      }),
    ));
});

test.each([0.3, 0.45, 0.54, 0.6, 0.75])('the first pitch has the probability of the forecast: %d', (probability) => {
  expect(joinedWinProbability(startOfGame, clubsOnly(probability))).toBeCloseTo(probability, 10);
  const withStarters = {
    parts: { home: 0, clubs: 0.2, starters: toLogit(probability) - 0.2, lineups: 0 },
    runEnvironment: 0.2,
  };
  expect(joinedWinProbability(startOfGame, withStarters)).toBeCloseTo(probability, 10);
});

test.each([0.05, 0.95])('a forecast of %d is beyond the limits of the models', (probability) => {
  const chance = joinedWinProbability(startOfGame, clubsOnly(probability));
  expect(Math.abs(chance - 0.5)).toBeLessThan(Math.abs(probability - 0.5));
});

test('with the forecast of two equal clubs, it equals the estimate from the situation', () => {
  const equal = clubsOnly(homeWinProbability(startOfGame));
  assert(
    property(
      anySituation,
      (situation) => Math.abs(joinedWinProbability(situation, equal) - homeWinProbability(situation)) < 1e-9,
    ),
  );
});

test('after six innings the starters have no effect', () => {
  const parts = { home: 0.1, clubs: 0.1, starters: 0.5, lineups: 0 };
  const forecast = { parts, runEnvironment: 0.1 };
  const without = { parts: { ...parts, starters: 0 }, runEnvironment: 0.1 };
  const fifth = { ...startOfGame, inning: 5 };
  expect(joinedWinProbability(fifth, forecast)).toBeGreaterThan(joinedWinProbability(fifth, without) + 0.01);
  for (const later of [{ inning: 6, half: 'bottom' as const, outs: 3 }, { inning: 7 }, { inning: 11 }]) {
    const situation = { ...startOfGame, ...later };
    expect(joinedWinProbability(situation, forecast)).toBe(joinedWinProbability(situation, without));
  }
});

test('the third out equals the beginning of the next half-inning', () => {
  const forecast = { parts: { home: 0.1, clubs: 0.3, starters: -0.4, lineups: 0 }, runEnvironment: -0.1 };
  for (const inning of [1, 4, 8]) {
    const end = joinedWinProbability({ ...startOfGame, inning, half: 'bottom', outs: 3, homeLead: 1 }, forecast);
    expect(end).toBeCloseTo(joinedWinProbability({ ...startOfGame, inning: inning + 1, homeLead: 1 }, forecast), 12);
  }
});

test('a runner placed in extra innings counts', () => {
  const tenth = { ...startOfGame, inning: 10, half: 'bottom' as const };
  const placed = joinedWinProbability({ ...tenth, bases: 2, hasPlacedRunner: true }, clubsOnly(0.5));
  expect(placed).toBeGreaterThan(joinedWinProbability(tenth, clubsOnly(0.5)) + 0.1);
});

test('where more runs score, a lead is less safe', () => {
  const lead = { ...startOfGame, inning: 7, homeLead: 2 };
  const chances = [-0.2, 0, 0.2].map((runEnvironment) =>
    joinedWinProbability(lead, { ...clubsOnly(0.5), runEnvironment }),
  );
  expect(chances.toSorted((one, other) => other - one)).toEqual(chances);
  expect(chances[0]).toBeGreaterThan((chances[2] ?? 1) + 0.01);
});
