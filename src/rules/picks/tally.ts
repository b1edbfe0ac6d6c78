import { scoringRules, totalBases } from './scoring.ts';

/** A graded pick. `officialDate`: YYYY-MM-DD; `firstPitchAt`: epoch ms (UTC). Void picks change nothing. */
export type GradedPick = {
  gamePk: number;
  officialDate: string;
  firstPitchAt: number;
  state: 'correct' | 'wrong' | 'void';
};

/** A user's totals, derived from picks. */
export type Tally = {
  totalScore: number;
  currentStreak: number;
  longestStreak: number;
  correct: number;
  wrong: number;
};

export const emptyTally: Tally = { totalScore: 0, currentStreak: 0, longestStreak: 0, correct: 0, wrong: 0 };

/** Orders picks by first pitch, then gamePk. The order in which results arrive has no effect on streaks. */
export function byFirstPitch(a: GradedPick, b: GradedPick): number {
  return a.firstPitchAt - b.firstPitchAt || a.gamePk - b.gamePk;
}

/** Returns the tally after one more pick, by the rule of its official date. */
export function addPick(
  before: Tally,
  { state, officialDate }: Pick<GradedPick, 'state' | 'officialDate'>,
  rules = scoringRules,
): Tally {
  if (state === 'void') return before;
  if (state === 'wrong') return { ...before, currentStreak: 0, wrong: before.wrong + 1 };
  const currentStreak = before.currentStreak + 1;
  return {
    totalScore: before.totalScore + totalBases(currentStreak, officialDate, rules),
    currentStreak,
    longestStreak: Math.max(before.longestStreak, currentStreak),
    correct: before.correct + 1,
    wrong: before.wrong,
  };
}

/** Computes the tally of a user's graded picks, given in any order. */
export function tally(picks: readonly GradedPick[], rules = scoringRules): Tally {
  return picks.toSorted(byFirstPitch).reduce((sum, pick) => addPick(sum, pick, rules), emptyTally);
}
