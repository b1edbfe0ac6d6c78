import type { GameCard } from '../baseball/game/game-card.ts';
import { hasScore, isOver, isLive } from '../baseball/game/predicates.ts';
import { addPick, byFirstPitch, type GradedPick, type Tally } from './tally.ts';

/** A graded pick with the streaks before it, which are null for a void pick. */
export type CountedPick = GradedPick & { bases: number; streakBefore: number | null; longestBefore: number | null };

/** What a pick adds: its bases, and the streaks before and after it. */
export type PickWorth = { bases: number; streakBefore: number; streakAfter: number; longestBefore: number };

/**
 * How a pick of a club would be graded if its game ended now. Null before the first pitch, while the score is tied, and for a
 * game that is not being played.
 */
export function standingOutcome(
  winnerId: number,
  game: Pick<GameCard, 'status' | 'inning' | 'teams'>,
): 'correct' | 'wrong' | null {
  if ((!isLive(game) && !isOver(game)) || !hasScore(game)) return null;
  const { away, home } = game.teams;
  const homeLead = (home.score ?? 0) - (away.score ?? 0);
  if (homeLead === 0) return null;
  return (homeLead > 0 ? home.id : away.id) === winnerId ? 'correct' : 'wrong';
}

/** Returns the tally before the newest graded picks. No other graded pick may follow the first of them. */
export function tallyBefore(now: Tally, newest: readonly CountedPick[]): Tally {
  const decided = newest.filter(({ state }) => state !== 'void').toSorted(byFirstPitch);
  const [first] = decided;
  if (first === undefined) return now;
  const correct = decided.filter(({ state }) => state === 'correct').length;
  return {
    totalScore: now.totalScore - decided.reduce((sum, { bases }) => sum + bases, 0),
    currentStreak: first.streakBefore ?? 0,
    longestStreak: first.longestBefore ?? 0,
    correct: now.correct - correct,
    wrong: now.wrong - (decided.length - correct),
  };
}

/**
 * Computes a user's tally after its newest graded picks were replaced by others, and what each of these is worth. They are counted in the order of first pitches, so that a game that ends late changes the picks after it.
 */
export function replaceNewest(
  now: Tally,
  { old, next }: { old: readonly CountedPick[]; next: readonly GradedPick[] },
): { tally: Tally; worth: Map<number, PickWorth> } {
  const worth = new Map<number, PickWorth>();
  let sum = tallyBefore(now, old);
  for (const pick of next.toSorted(byFirstPitch)) {
    const after = addPick(sum, pick);
    const { currentStreak: streakBefore, longestStreak: longestBefore, totalScore } = sum;
    const { currentStreak: streakAfter } = after;
    worth.set(pick.gamePk, { bases: after.totalScore - totalScore, streakBefore, streakAfter, longestBefore });
    sum = after;
  }
  return { tally: sum, worth };
}

/** Computes a user's tally as if every game ended as it stands: `graded` are the newest graded picks, `pending` those that would be decided. */
export function asItStands(
  now: Tally,
  { graded, pending }: { graded: readonly CountedPick[]; pending: readonly GradedPick[] },
): { tally: Tally; worth: Map<number, PickWorth> } {
  return replaceNewest(now, { old: graded, next: [...graded, ...pending] });
}
