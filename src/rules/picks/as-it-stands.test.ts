import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { asItStands, type CountedPick, standingOutcome, tallyBefore } from './as-it-stands.ts';
import { addPick, byFirstPitch, emptyTally, type GradedPick, type Tally, tally } from './tally.ts';

const states = { C: 'correct', W: 'wrong', V: 'void' } as const;
type Mark = keyof typeof states;

const isMark = (mark: string): mark is Mark => mark in states;

/** Picks in the order of their marks; a dot is a pick of the other list. */
function picksOf(marks: string): GradedPick[] {
  return marks
    .split('')
    .flatMap((mark, index) =>
      isMark(mark)
        ? [{ gamePk: 100 + index, officialDate: '2026-07-18', firstPitchAt: index * 1000, state: states[mark] }]
        : [],
    );
}

/** The picks with what each was worth when graded without the others. */
function counted(picks: readonly GradedPick[], before: Tally): { picks: CountedPick[]; now: Tally } {
  let sum = before;
  const list = picks.toSorted(byFirstPitch).map((pick) => {
    const { totalScore, currentStreak, longestStreak } = sum;
    sum = addPick(sum, pick);
    const isVoid = pick.state === 'void';
    return {
      ...pick,
      bases: sum.totalScore - totalScore,
      streakBefore: isVoid ? null : currentStreak,
      longestBefore: isVoid ? null : longestStreak,
    };
  });
  return { picks: list, now: sum };
}

describe('if every game ended as it stands', () => {
  const earlier = tally(picksOf('WCC').map((pick) => ({ ...pick, firstPitchAt: -1 })));

  // a streak of two and three bases before the day
  test.each([
    ['nothing is decided', '', '', 3, 2, []],
    ['the first game is won', '', 'C', 6, 3, [3]],
    ['the first game is lost', '', 'W', 3, 0, [0]],
    ['two games are won', '', 'CC', 10, 4, [3, 4]],
    ['a lost game is between two won ones', '', 'CWC', 7, 1, [3, 0, 1]],
    ['an earlier game is still played and won', '.C', 'C.', 10, 4, [3, 4]],
    ['an earlier game is still played and lost: the graded pick counts less', '.C', 'W.', 4, 1, [0, 1]],
    ['a later game is won after a graded loss', 'W.', '.C', 4, 1, [0, 1]],
    ['a void pick is between', 'V.', '.C', 6, 3, [0, 3]],
    ['all of many are won', 'C..C', '.CC.', 18, 6, [3, 4, 4, 4]],
    ['the middle of three graded ones is lost', 'C.C', '.W.', 7, 1, [3, 0, 1]],
  ])('%s', (_, graded, pending, totalScore, currentStreak, bases) => {
    const { picks, now } = counted(picksOf(graded), earlier);
    const standing = asItStands(now, { graded: picks, pending: picksOf(pending) });
    expect(standing.tally).toMatchObject({ totalScore, currentStreak });
    expect([...standing.worth].toSorted(([one], [other]) => one - other).map(([, worth]) => worth.bases)).toEqual(
      bases,
    );
  });

  test('the tally is that of all picks graded together', () => {
    const marks = fc.array(fc.record({ mark: fc.constantFrom('C', 'W', 'V'), isPending: fc.boolean() }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(marks, fc.nat(30), (list, newest) => {
        const all = picksOf(list.map(({ mark }) => mark).join(''));
        const old = all.slice(0, -newest || all.length);
        const day = all.slice(old.length);
        const isPending = ({ gamePk }: GradedPick) => list[gamePk - 100]?.isPending === true;
        const { picks, now } = counted(
          day.filter((pick) => !isPending(pick)),
          tally(old),
        );
        expect(tallyBefore(now, picks)).toEqual(tally(old));
        expect(asItStands(now, { graded: picks, pending: day.filter(isPending) }).tally).toEqual(tally(all));
      }),
    );
  });

  test('a user without picks has an empty tally', () =>
    expect(asItStands(emptyTally, { graded: [], pending: [] }).tally).toEqual(emptyTally));
});

describe('a pick of the home club', () => {
  const status = (phase: 'open' | 'live' | 'held' | 'final' | 'void') => ({ ...inventedCard().status, phase });
  const game = (phase: Parameters<typeof status>[0], [away, home]: [number, number], inning: number | null = 5) =>
    inventedCard({
      status: status(phase),
      inning,
      teams: { away: inventedClub(144, away), home: inventedClub(121, home) },
    });

  test.each([
    ['leading', game('live', [1, 2]), 'correct'],
    ['behind', game('live', [2, 1]), 'wrong'],
    ['tied', game('live', [2, 2]), null],
    ['ended and not graded yet', game('final', [0, 1]), 'correct'],
    ['before the first pitch', game('live', [0, 0], null), null],
    ['suspended', game('held', [0, 1]), null],
    ['not started', game('open', [0, 0], null), null],
    ['called off', game('void', [0, 1]), null],
  ] as const)('%s', (_, card, outcome) => expect(standingOutcome(121, card)).toBe(outcome));
});
