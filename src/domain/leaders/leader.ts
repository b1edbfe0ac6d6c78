import { z } from 'zod';
import { personSchema } from '#domain/game/model.ts';

const namedSchema = z.object({ id: z.number().int(), name: z.string() });

export const leaderSchema = z.object({
  /** equal values have the same rank */
  rank: z.number().int(),
  /** in the upstream's format: '54', '.322' */
  value: z.string(),
  person: personSchema,
  team: namedSchema.nullable(),
  league: namedSchema.nullable(),
});

export type Leader = z.infer<typeof leaderSchema>;
