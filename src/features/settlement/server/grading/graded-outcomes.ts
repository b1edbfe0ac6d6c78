import { sql } from 'drizzle-orm';
import { outcomes, streakEffects } from '#rules/picks/scoring.ts';

/** The outcomes that change a streak, as an array parameter of statements. */
export const gradedOutcomes = sql`${sql.param(outcomes.filter((outcome) => streakEffects[outcome] !== 'none'))}::text[]`;
