import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomes } from '#rules/picks/scoring.ts';
import { tally } from '#rules/picks/tally.ts';
import { skillTally } from '#features/leaderboard/rules/skill.ts';
import { accuracyOverCrowd, addPracticePick, emptyPracticeRecord } from './rules.ts';

type NewPick = Parameters<typeof addPracticePick>[1];

const pick = (facts: Partial<NewPick> = {}): NewPick => ({
  side: 'home',
  outcome: 'correct',
  officialDate: '2026-05-01',
  others: null,
  ...facts,
});
const recordOf = (picks: readonly NewPick[]) => picks.reduce(addPracticePick, emptyPracticeRecord);
const wrong = pick({ outcome: 'wrong' });
const tie = pick({ outcome: 'void' });
const crowd = { away: 20, home: 80 };

describe('a practice record', () => {
  test.each<[string, NewPick[], number, number, number]>([
    ['no pick', [], 0, 0, 0],
    ['a correct pick', [pick()], 1, 1, 1],
    ['three correct picks', [pick(), pick(), pick()], 6, 3, 3],
    ['a wrong pick after two correct ones', [pick(), pick(), wrong], 3, 0, 2],
    ['a correct pick after a wrong one', [pick(), pick(), wrong, pick()], 4, 1, 2],
    ['a tie within a streak', [pick(), tie, pick()], 3, 2, 2],
  ])('of %s', (_, picks, totalScore, currentStreak, longestStreak) => {
    expect(recordOf(picks)).toMatchObject({ totalScore, currentStreak, longestStreak });
  });

  test.each<[string, Partial<NewPick>[], number | null]>([
    ['a game without picks of others', [{}], null],
    ['a game that 19 others picked', [{ others: { away: 10, home: 9 } }], null],
    ['a correct pick of the favorite', [{ others: crowd }], 0.2],
    ['a correct pick of the other club', [{ others: crowd, side: 'away' }], 0.8],
    ['a wrong pick of the favorite', [{ others: crowd, outcome: 'wrong' }], -0.2],
    ['a tie', [{ others: crowd, outcome: 'void' }], null],
    [
      'both clubs, once correct and once wrong',
      [{ others: crowd }, { others: crowd, side: 'away', outcome: 'wrong' }],
      -0.3,
    ],
  ])('compares with the crowd %s', (_, facts, expected) => {
    const share = accuracyOverCrowd(recordOf(facts.map(pick)));
    if (expected === null) expect(share).toBeNull();
    else expect(share).toBeCloseTo(expected, 6);
  });

  test('counts like the real game, in the order of the picks', () => {
    const anyPick = fc.record({
      side: fc.constantFrom('away' as const, 'home' as const),
      outcome: fc.constantFrom(...outcomes),
      officialDate: fc.constant('2026-05-01'),
      others: fc.option(fc.record({ away: fc.nat(60), home: fc.nat(60) })),
    });
    fc.assert(
      fc.property(fc.array(anyPick, { maxLength: 30 }), (picks) => {
        const { crowdPicks, crowdValue, ...counts } = recordOf(picks);
        expect(counts).toEqual(
          tally(
            picks.map(({ outcome, officialDate }, n) => ({ gamePk: n, officialDate, firstPitchAt: n, state: outcome })),
          ),
        );
        const judged = picks.flatMap(({ others, ...each }) =>
          others === null ? [] : [{ ...each, crowd: { ...others, [each.side]: others[each.side] + 1 } }],
        );
        expect({ picks: crowdPicks, value: crowdValue }).toEqual(skillTally(judged));
      }),
    );
  });
});
