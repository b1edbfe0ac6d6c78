import type { Outcome } from '#rules/picks/scoring.ts';

/** A pick of a game and its outcome, with the crowd of the game. */
export type JudgedPick = { side: keyof GameCrowd; outcome: Outcome; crowd: GameCrowd };

/** A user's picks that count for skill, and the sum of their values in millionths. */
export type SkillTally = { value: number; picks: number };

export const emptySkill: SkillTally = { value: 0, picks: 0 };

/** Returns the tally after one more pick. Void picks and games with too few picks change nothing. */
export function addJudgedPick(before: SkillTally, { side, outcome, crowd }: JudgedPick): SkillTally {
  const values = pickValues(crowd);
  if (values === null || outcome === 'void') return before;
  const value = outcome === 'correct' ? values[side] : -values[side];
  return { value: before.value + value, picks: before.picks + 1 };
}

/** Computes the tally of picks in any order. */
export function skillTally(picks: readonly JudgedPick[]): SkillTally {
  return picks.reduce(addJudgedPick, emptySkill);
}

/** The picks of a game at its lock time, by team. */
export type GameCrowd = { away: number; home: number };

/** Games with fewer picks of others do not count: one pick would change the crowd's share too much. */
export const fewestOthers = 20;

/** Values are whole millionths of a pick, so that sums are exact and do not depend on their order. */
export const valueUnit = 1_000_000;

/**
 * Returns what a correct pick of each team is worth, in millionths; a wrong one loses as much. It is the share of the other
 * users who picked the other team. A correct pick was expected of the others who picked the same team, so that
 * 1 − (their share) remains; a wrong one is 0 − (the share of those who were correct). Null if too few others picked the game.
 */
export function pickValues({ away, home }: GameCrowd): GameCrowd | null {
  const others = away + home - 1;
  if (others < fewestOthers) return null;
  return { away: Math.round((valueUnit * home) / others), home: Math.round((valueUnit * away) / others) };
}

/** A user with fewer picks that count has an estimate, but no rank. */
export const picksForRank = 200;
/** From this number of picks on the estimate is called settled. */
const picksToSettle = 350;
/**
 * Every user starts with this number of picks that are exactly as good as the crowd's. It is the variance of a pick's value (at
 * most 1/4) divided by the variance of skill among users (a standard deviation of two correct picks in a hundred).
 */
const priorPicks = 600;
/** Scores of the board are whole hundredths of a percentage point. */
export const scoresPerShare = 10_000;

/** The 97.5% quantile of the standard normal distribution, for a two-sided 95% interval. */
const z = 1.959964;
const largestVariance = 0.25;

/**
 * Correct picks above the crowd's per pick (0.02: two more in a hundred), with the 95% interval; `isSettled`: enough picks.
 */
type SkillEstimate = { skill: number; low: number; high: number; isSettled: boolean };

/** The value per pick, drawn to zero by `priorPicks`; 0.02 is two correct picks in a hundred more than the crowd. */
export function skillOf({ value, picks }: SkillTally): number {
  return value / valueUnit / (picks + priorPicks);
}

/**
 * Returns the estimate of a user's skill; null without a pick that counts. The interval is that of the posterior normal
 * distribution for a prior worth `priorPicks` picks. Source: A. Gelman et al., Bayesian Data Analysis (2013), section 2.5.
 */
export function skillEstimate(tally: SkillTally): SkillEstimate | null {
  const { picks } = tally;
  if (picks === emptySkill.picks) return null;
  const skill = skillOf(tally);
  const reach = z * Math.sqrt(largestVariance / (picks + priorPicks));
  return { skill, low: skill - reach, high: skill + reach, isSettled: picks >= picksToSettle };
}

/** Returns the skill as a score of the board, in hundredths of a percentage point; half of one is rounded away from zero. */
export function skillScore({ value, picks }: SkillTally): number {
  const units = (valueUnit / scoresPerShare) * (picks + priorPicks);
  return Math.sign(value) * Math.floor((2 * Math.abs(value) + units) / (2 * units)) || 0;
}

/** Returns the score of the board; null without enough picks for a rank. */
export function rankedScore(tally: SkillTally): number | null {
  return tally.picks < picksForRank ? null : skillScore(tally);
}
