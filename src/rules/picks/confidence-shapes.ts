import { z } from 'zod';
import { confidenceRange } from './confidence-range.ts';

const { lowest, highest } = confidenceRange;

/** The probability, in percent, that a user gives to the club of a pick. */
export const confidenceSchema = z
  .number({ error: 'must be a number' })
  .int({ error: 'must be a whole number' })
  .min(lowest, { error: `must be at least ${lowest}` })
  .max(highest, { error: `must be at most ${highest}` });

/** Graded picks with a confidence from `from` to `to` percent. */
const confidenceGroupSchema = z.object({
  from: z.number().int(),
  to: z.number().int(),
  picks: z.number().int(),
  correct: z.number().int(),
  /** mean confidence, 0 to 1; null without a pick */
  expected: z.number().nullable(),
});

/** How well a user's confidence agrees with the results. Void picks and picks without confidence do not count. */
export const confidenceRecordSchema = z.object({
  picks: z.number().int(),
  /** mean bits per pick; null without a pick */
  bits: z.number().nullable(),
  /** mean Brier score; null without a pick */
  brier: z.number().nullable(),
  groups: z.array(confidenceGroupSchema),
});

export type ConfidenceGroup = z.infer<typeof confidenceGroupSchema>;
export type ConfidenceRecord = z.infer<typeof confidenceRecordSchema>;
