import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skillEstimate, skillOf, skillScore } from './skill.ts';

const anyTally = fc
  .record({ share: fc.double({ min: -1, max: 1, noNaN: true }), picks: fc.integer({ min: 1, max: 5000 }) })
  .map(({ share, picks }) => ({ value: Math.round(share * picks * 1_000_000), picks }));

describe('the estimate of skill', () => {
  test.each([
    ['one correct pick against the crowd', 900_000, 1, 0.0015, -0.0385, 0.0415, false],
    ['99 picks', 4_000_000, 99, 0.0057, -0.0313, 0.0428, false],
    ['200 picks', 4_000_000, 200, 0.005, -0.0296, 0.0396, false],
    ['350 picks', -19_000_000, 350, -0.02, -0.0518, 0.0118, true],
    ['a season of all games', 90_000_000, 2400, 0.03, 0.0121, 0.0479, true],
  ])('of %s', (_, value, picks, skill, low, high, isSettled) => {
    const found = skillEstimate({ value, picks });
    expect(found).toMatchObject({ isSettled });
    expect([found?.skill, found?.low, found?.high].map((share) => share?.toFixed(4))).toEqual(
      [skill, low, high].map((share) => share.toFixed(4)),
    );
  });

  test('is unknown before the first pick that counts', () => {
    expect(skillEstimate({ value: 0, picks: 0 })).toBeNull();
  });

  test('is within its interval, which is narrower with more picks', () => {
    fc.assert(
      fc.property(anyTally, (tally) => {
        const { skill, low, high } = skillEstimate(tally) ?? { skill: 0, low: 1, high: 0 };
        expect(low).toBeLessThan(skill);
        expect(high).toBeGreaterThan(skill);
        const more = skillEstimate({ ...tally, picks: tally.picks + 1 }) ?? { low: 0, high: 1 };
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });

  test('of more picks of the same quality is further from zero', () => {
    fc.assert(
      fc.property(anyTally, ({ value, picks }) => {
        const twice = skillOf({ value: 2 * value, picks: 2 * picks });
        expect(Math.abs(twice)).toBeGreaterThanOrEqual(Math.abs(skillOf({ value, picks })));
      }),
    );
  });
});

describe('the score of the skill board', () => {
  test.each([
    [0, 0, 0],
    [0, 500, 0],
    [1_000_000, 400, 10],
    [45_000, 300, 1],
    [44_999, 300, 0],
    [-45_000, 300, -1],
    [-44_999, 300, 0],
    [90_000_000, 2400, 300],
  ])('of %i millionths in %i picks is %i', (value, picks, score) => {
    expect(skillScore({ value, picks })).toBe(score);
  });

  test('is the rounded skill', () => {
    fc.assert(
      fc.property(anyTally, (tally) => {
        expect(Math.abs(skillScore(tally) - 10_000 * skillOf(tally))).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});
