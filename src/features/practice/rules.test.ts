import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomes } from '#rules/picks/scoring.ts';
import { skillTally } from '#rules/picks/skill.ts';
import { tally } from '#rules/picks/tally.ts';
import {
  accuracyOverCrowd,
  addPracticePick,
  emptyPracticeRecord,
  neighborDays,
  offerDay,
  practiceOutcome,
  recordsBefore,
} from './rules.ts';

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

test.each([
  ['home', 2, 3, 'correct'],
  ['home', 3, 2, 'wrong'],
  ['away', 3, 2, 'correct'],
  ['away', 0, 1, 'wrong'],
  ['away', 4, 4, 'void'],
  ['home', 4, 4, 'void'],
] as const)('a pick of the %s club is, after %i to %i runs, %4$s', (side, away, home, outcome) => {
  expect(practiceOutcome(side, { away, home })).toBe(outcome);
});

describe('the offered day', () => {
  const days = ['2026-05-01', '2026-05-02', '2026-05-03'];
  test.each<[string, string[], string[], string | undefined, number, string | null]>([
    ['the first of all days', days, [], undefined, 0, '2026-05-01'],
    ['the last of all days', days, [], undefined, 0.999, '2026-05-03'],
    ['a day without a pick', days, ['2026-05-01', '2026-05-03'], undefined, 0.999, '2026-05-02'],
    ['any day if all have picks', days, days, undefined, 0.5, '2026-05-02'],
    ['another day than the shown one', days, [], '2026-05-03', 0.999, '2026-05-02'],
    ['another day with a pick, if only the shown one has none', days, days.slice(1), '2026-05-01', 0, '2026-05-02'],
    ['the shown day if there is no other', ['2026-05-01'], [], '2026-05-01', 0.5, '2026-05-01'],
    ['none without days', [], [], undefined, 0.5, null],
  ])('is %s', (_, all, played, shown, random, expected) => {
    const listed = all.map((day) => ({ day, isPlayed: played.includes(day) }));
    expect(offerDay(listed, shown, random)).toBe(expected);
  });
});

describe('the days beside a day', () => {
  const days = ['2026-05-04', '2025-09-28', '2026-05-01'];
  test.each([
    ['the first one', '2025-09-28', null, '2026-05-01'],
    ['the first one of a season', '2026-05-01', '2025-09-28', '2026-05-04'],
    ['a day without games', '2026-05-02', '2026-05-01', '2026-05-04'],
    ['the last one', '2026-05-04', '2026-05-01', null],
    ['a day before all of them', '2024-05-01', null, '2025-09-28'],
  ])('of %s', (_, date, previous, next) => expect(neighborDays(days, date)).toEqual({ previous, next }));

  test('are missing without finished days', () =>
    expect(neighborDays([], '2026-05-01')).toEqual({ previous: null, next: null }));
});

describe('the record of a club on a morning', () => {
  const game = (date: string, away: number, home: number, runs: [number, number] | null) => ({
    gamePk: 1,
    date,
    away,
    home,
    score: runs && { away: runs[0], home: runs[1] },
  });
  const games = [
    game('2026-05-01', 1, 2, [3, 2]),
    game('2026-05-02', 2, 1, [5, 0]),
    game('2026-05-03', 1, 2, [9, 1]),
    game('2026-05-04', 1, 2, null),
  ];

  test.each([
    ['2026-05-01', 1, 0, 0],
    ['2026-05-02', 1, 1, 0],
    ['2026-05-03', 1, 1, 1],
    ['2026-05-03', 2, 1, 1],
    ['2026-05-04', 2, 1, 2],
    ['2026-05-04', 3, 0, 0],
  ])('on %s, club %i has %i wins and %i losses', (day, club, wins, losses) => {
    expect(recordsBefore(games, day)(club)).toEqual({ wins, losses });
  });
});
