import { z } from 'zod';
import { namedSchema } from '#rules/baseball/named.ts';

export const leaderSchema = z.object({
  /** equal values have the same rank */
  rank: z.number().int(),
  /** in the upstream's format: '54', '.322' */
  value: z.string(),
  person: namedSchema,
  team: namedSchema.nullable(),
  league: namedSchema.nullable(),
});

export type Leader = z.infer<typeof leaderSchema>;
