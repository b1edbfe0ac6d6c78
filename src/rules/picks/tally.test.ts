import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byFirstPitch, tally, type GradedPick } from './tally.ts';

const history = (marks: string): GradedPick[] =>
  marks.split('').map((mark, index) => ({
    gamePk: 100 + index,
    officialDate: '2026-07-18',
    firstPitchAt: index * 1000,
    state: mark === 'C' ? 'correct' : mark === 'W' ? 'wrong' : 'void',
  }));

const anyHistory = fc.array(
  fc.record({
    gamePk: fc.integer({ min: 1, max: 5000 }),
    officialDate: fc.constant('2026-07-18'),
    firstPitchAt: fc.integer({ min: 0, max: 50 }),
    state: fc.constantFrom<GradedPick['state'][]>('correct', 'wrong', 'void'),
  }),
  { maxLength: 60 },
);

describe('a tally', () => {
  test('counts each pick by the rule of its official date', () => {
    const rules = [
      { since: '0001-01-01', bases: [1, 2, 3, 4] },
      { since: '2026-08-01', bases: [10, 20] },
    ] as const;
    const picks = history('CCC').map((pick, index) => ({ ...pick, officialDate: `2026-0${7 + (index >> 1)}-31` }));
    expect(tally(picks, rules)).toMatchObject({ totalScore: 1 + 2 + 20, currentStreak: 3 });
  });

  test('depends on the order of first pitches, then gamePk, not on the order of arrival', () =>
    fc.assert(
      fc.property(anyHistory, fc.infiniteStream(fc.nat()), (picks, seeds) => {
        const shuffled = picks.map((pick) => ({ pick, key: seeds.next().value })).toSorted((a, b) => a.key - b.key);
        const unique = [...new Map(picks.map((pick) => [pick.gamePk, pick])).values()];
        const arrived = shuffled.map(({ pick }) => pick).filter((pick) => unique.includes(pick));
        expect(tally(arrived)).toEqual(tally(unique.toSorted(byFirstPitch)));
      }),
    ));

  test('ignores void picks', () =>
    fc.assert(
      fc.property(anyHistory, (picks) => {
        expect(tally(picks)).toEqual(tally(picks.filter((pick) => pick.state !== 'void')));
      }),
    ));

  test('counts every decided pick once, and has no streak longer than the number of correct picks', () =>
    fc.assert(
      fc.property(anyHistory, (picks) => {
        const { correct, wrong, longestStreak, currentStreak, totalScore } = tally(picks);
        expect(correct + wrong).toBe(picks.filter((pick) => pick.state !== 'void').length);
        expect(currentStreak).toBeLessThanOrEqual(longestStreak);
        expect(longestStreak).toBeLessThanOrEqual(correct);
        expect(totalScore).toBeLessThanOrEqual(4 * correct);
        expect(totalScore).toBeGreaterThanOrEqual(correct);
      }),
    ));
});
