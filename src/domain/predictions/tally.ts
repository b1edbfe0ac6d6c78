import { totalBases } from './scoring.ts';

/** A graded pick in the order of first pitches; void picks leave everything as it was. */
export type GradedPick = { gamePk: number; firstPitchAt: number; state: 'correct' | 'wrong' | 'void' };

/** A fan's derived numbers. */
export type Tally = {
  totalScore: number;
  currentStreak: number;
  longestStreak: number;
  correct: number;
  wrong: number;
};

export const emptyTally: Tally = { totalScore: 0, currentStreak: 0, longestStreak: 0, correct: 0, wrong: 0 };

/** Runs follow the order of first pitches, then gamePk: never the order in which results arrive. */
export function byFirstPitch(a: GradedPick, b: GradedPick): number {
  return a.firstPitchAt - b.firstPitchAt || a.gamePk - b.gamePk;
}

/** The tally after one more pick. */
export function addPick(before: Tally, state: GradedPick['state']): Tally {
  if (state === 'void') return before;
  if (state === 'wrong') return { ...before, currentStreak: 0, wrong: before.wrong + 1 };
  const currentStreak = before.currentStreak + 1;
  return {
    totalScore: before.totalScore + totalBases(currentStreak),
    currentStreak,
    longestStreak: Math.max(before.longestStreak, currentStreak),
    correct: before.correct + 1,
    wrong: before.wrong,
  };
}

/** Score and streaks as a fold of a fan's graded picks, in whatever order they are handed over. */
export function tally(picks: readonly GradedPick[]): Tally {
  return picks.toSorted(byFirstPitch).reduce((sum, pick) => addPick(sum, pick.state), emptyTally);
}
