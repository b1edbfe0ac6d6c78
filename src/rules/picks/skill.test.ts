import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomes } from '#rules/picks/scoring.ts';
import { readRuleTable } from '#tests/support/read-rule-table.ts';
import {
  valueUnit,
  type JudgedPick,
  skillTally,
  fewestOthers,
  pickValues,
  skillEstimate,
  skillOf,
  skillScore,
} from './skill.ts';

const pick = (facts: Partial<JudgedPick>): JudgedPick => ({
  side: 'home',
  outcome: 'correct',
  crowd: { away: 20, home: 81 },
  ...facts,
});

const cases = readRuleTable<'Picks of the away team' | 'Picks of the home team' | 'Pick' | 'Outcome' | 'Value'>(
  'skill',
);

const anyPick = fc.record({
  side: fc.constantFrom('away' as const, 'home' as const),
  outcome: fc.constantFrom('correct' as const, 'wrong' as const, 'void' as const),
  crowd: fc.record({ away: fc.integer({ min: 1, max: 60 }), home: fc.integer({ min: 1, max: 60 }) }),
  officialDate: fc.constantFrom('2025-09-28', '2026-03-26', '2026-07-18'),
});

describe('a tally of skill', () => {
  test.each<[string, Partial<JudgedPick>[], number, number]>([
    ['no pick', [], 0, 0],
    ['a correct pick of the favorite', [{}], 200_000, 1],
    ['a wrong pick of the favorite', [{ outcome: 'wrong' }], -200_000, 1],
    ['a correct pick of the other team', [{ side: 'away' }], 810_000, 1],
    ['a void pick', [{ outcome: 'void' }], 0, 0],
    ['a game with few picks', [{ crowd: { away: 5, home: 12 } }], 0, 0],
    ['four correct favorites and one wrong', [{}, {}, {}, {}, { outcome: 'wrong' }], 600_000, 5],
  ])('of %s', (_, facts, value, picks) => expect(skillTally(facts.map(pick))).toEqual({ value, picks }));

  test.each(cases)('of a pick of the rules: $Outcome, $Value', (row) => {
    const crowd = { away: Number(row['Picks of the away team']), home: Number(row['Picks of the home team']) };
    const side = row.Pick === 'away' ? 'away' : 'home';
    const outcome = outcomes.find((each) => each === row.Outcome) ?? 'void';
    const { value, picks } = skillTally([pick({ crowd, side, outcome })]);
    expect(outcome).toBe(row.Outcome);
    expect(picks === 0 ? 'none' : (value / valueUnit).toFixed(2).replace('-', '−')).toBe(row.Value);
  });

  test('does not depend on the order, and is the sum of the tallies of the seasons', () =>
    fc.assert(
      fc.property(fc.array(anyPick, { maxLength: 60 }), (picks) => {
        const all = skillTally(picks);
        expect(skillTally(picks.toReversed())).toEqual(all);
        const bySeason = Map.groupBy(picks, ({ officialDate }) => officialDate.slice(0, 4));
        const seasons = [...bySeason.values()].map((own) => skillTally(own));
        expect(seasons.reduce((sum, { value }) => sum + value, 0)).toBe(all.value);
        expect(seasons.reduce((sum, { picks: count }) => sum + count, 0)).toBe(all.picks);
      }),
    ));

  test('of all users of a game is zero, except for rounding', () => {
    const crowd = { away: 31, home: 70 };
    const values = [
      ...Array.from({ length: 70 }, () => skillTally([pick({ crowd })]).value),
      ...Array.from({ length: 31 }, () => skillTally([pick({ crowd, side: 'away', outcome: 'wrong' })]).value),
    ];
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0))).toBeLessThan(50);
  });
});

const anyCrowd = fc
  .record({ away: fc.integer({ min: 1, max: 5000 }), home: fc.integer({ min: 1, max: 5000 }) })
  .filter(({ away, home }) => away + home > fewestOthers);

describe('the value of a pick', () => {
  test.each([
    ['the crowd is too small', 10, 10, null],
    ['there are just enough others', 10, 11, { away: 550_000, home: 500_000 }],
    ['all picked the same team', 0, 50, { away: 1_020_408, home: 0 }],
    ['nine of ten picked the home team', 10, 91, { away: 910_000, home: 100_000 }],
    ['nothing was picked', 0, 0, null],
  ])('when %s (%i away, %i home)', (_, away, home, values) => expect(pickValues({ away, home })).toEqual(values));

  test('is the outcome minus the share of the others who were correct', () =>
    fc.assert(
      fc.property(anyCrowd, ({ away, home }) => {
        const values = pickValues({ away, home }) ?? { away: Number.NaN, home: Number.NaN };
        const others = away + home - 1;
        expect(values.home / valueUnit).toBeCloseTo(1 - (home - 1) / others, 5);
        expect(-values.home / valueUnit).toBeCloseTo(0 - away / others, 5);
        expect(values.away / valueUnit).toBeCloseTo(1 - (away - 1) / others, 5);
      }),
    ));

  test('adds up to zero over all users who picked the game', () =>
    fc.assert(
      fc.property(anyCrowd, ({ away, home }) => {
        const values = pickValues({ away, home }) ?? { away: Number.NaN, home: Number.NaN };
        expect(Math.abs(home * values.home - away * values.away)).toBeLessThanOrEqual((away + home) / 2);
      }),
    ));

  test('is between nothing and one pick for the users in the crowd', () =>
    fc.assert(
      fc.property(anyCrowd, (crowd) => {
        const { away, home } = pickValues(crowd) ?? { away: -1, home: -1 };
        for (const value of [away, home]) {
          expect(value).toBeGreaterThan(0);
          expect(value).toBeLessThanOrEqual(valueUnit);
        }
      }),
    ));
});

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

  test('is unknown before the first pick that counts', () => expect(skillEstimate({ value: 0, picks: 0 })).toBeNull());

  test('is within its interval, which is narrower with more picks', () =>
    fc.assert(
      fc.property(anyTally, (tally) => {
        const { skill, low, high } = skillEstimate(tally) ?? { skill: 0, low: 1, high: 0 };
        expect(low).toBeLessThan(skill);
        expect(high).toBeGreaterThan(skill);
        const more = skillEstimate({ ...tally, picks: tally.picks + 1 }) ?? { low: 0, high: 1 };
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    ));

  test('of more picks of the same quality is further from zero', () =>
    fc.assert(
      fc.property(anyTally, ({ value, picks }) => {
        const twice = skillOf({ value: 2 * value, picks: 2 * picks });
        expect(Math.abs(twice)).toBeGreaterThanOrEqual(Math.abs(skillOf({ value, picks })));
      }),
    ));
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
  ])('of %i millionths in %i picks is %i', (value, picks, score) => expect(skillScore({ value, picks })).toBe(score));

  test('is the rounded skill', () =>
    fc.assert(
      fc.property(anyTally, (tally) => {
        expect(Math.abs(skillScore(tally) - 10_000 * skillOf(tally))).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    ));
});
