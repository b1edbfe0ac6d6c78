import { type SkillTally, emptySkill } from './skill-tally.ts';
import { valueUnit } from './pick-values.ts';

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
  return {
    skill,
    low: skill - reach,
    high: skill + reach,
    isSettled: picks >= picksToSettle,
  };
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
