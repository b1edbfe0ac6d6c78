import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomes } from '#rules/picks/scoring.ts';
import { readRuleTable } from '#tests/support/read-rule-table.ts';
import { valueUnit, type JudgedPick, skillTally } from './skill.ts';

const pick = (facts: Partial<JudgedPick>): JudgedPick => ({
  side: 'home',
  outcome: 'correct',
  crowd: { away: 20, home: 81 },
  officialDate: '2026-07-18',
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
  ])('of %s', (_, facts, value, picks) => {
    expect(skillTally(facts.map(pick))).toEqual({ value, picks });
  });

  test.each(cases)('of a pick of the rules: $Outcome, $Value', (row) => {
    const crowd = { away: Number(row['Picks of the away team']), home: Number(row['Picks of the home team']) };
    const side = row.Pick === 'away' ? 'away' : 'home';
    const outcome = outcomes.find((each) => each === row.Outcome) ?? 'void';
    const { value, picks } = skillTally([pick({ crowd, side, outcome })]);
    expect(outcome).toBe(row.Outcome);
    expect(picks === 0 ? 'none' : (value / valueUnit).toFixed(2).replace('-', '−')).toBe(row.Value);
  });

  test('does not depend on the order, and is the sum of the tallies of the seasons', () => {
    fc.assert(
      fc.property(fc.array(anyPick, { maxLength: 60 }), (picks) => {
        const all = skillTally(picks);
        expect(skillTally(picks.toReversed())).toEqual(all);
        const seasons = [2025, 2026].map((season) => skillTally(picks, season));
        expect(seasons.reduce((sum, { value }) => sum + value, 0)).toBe(all.value);
        expect(seasons.reduce((sum, { picks: count }) => sum + count, 0)).toBe(all.picks);
      }),
    );
  });

  test('of all users of a game is zero, except for rounding', () => {
    const crowd = { away: 31, home: 70 };
    const values = [
      ...Array.from({ length: 70 }, () => skillTally([pick({ crowd })]).value),
      ...Array.from({ length: 31 }, () => skillTally([pick({ crowd, side: 'away', outcome: 'wrong' })]).value),
    ];
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0))).toBeLessThan(50);
  });
});
