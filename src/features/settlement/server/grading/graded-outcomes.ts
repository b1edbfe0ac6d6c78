import { type SQL, sql } from 'drizzle-orm';
import { type Outcome, outcomes, streakEffects } from '#rules/picks/scoring.ts';

type StreakEffect = (typeof streakEffects)[Outcome];

const outcomesWith = (...effects: StreakEffect[]): SQL =>
  sql`${sql.param(outcomes.filter((outcome) => effects.includes(streakEffects[outcome])))}::text[]`;

/** The outcomes that make a streak longer, those that end it, and both, as array parameters of statements. */
export const extendingOutcomes = outcomesWith('extends');
export const endingOutcomes = outcomesWith('ends');
export const gradedOutcomes = outcomesWith('extends', 'ends');
