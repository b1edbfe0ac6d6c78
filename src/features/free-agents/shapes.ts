import { z } from 'zod';
import { namedSchema } from '#rules/baseball/game/model.ts';

/** Days are YYYY-MM-DD. */
export const freeAgentSchema = z.object({
  player: namedSchema,
  /** 'SP', 'IF' … */
  position: z.string().nullable(),
  originalTeam: namedSchema.nullable(),
  /** null for an unsigned player */
  newTeam: namedSchema.nullable(),
  declaredOn: z.string().nullable(),
  signedOn: z.string().nullable(),
  notes: z.string().nullable(),
});

export type FreeAgent = z.infer<typeof freeAgentSchema>;
