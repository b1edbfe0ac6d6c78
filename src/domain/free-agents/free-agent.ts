import { z } from 'zod';
import { personSchema } from '#domain/game/model.ts';

const clubSchema = z.object({ id: z.number().int(), name: z.string() });

/** Days are YYYY-MM-DD. */
export const freeAgentSchema = z.object({
  player: personSchema,
  /** 'SP', 'IF' … */
  position: z.string().nullable(),
  originalTeam: clubSchema.nullable(),
  /** null for an unsigned player */
  newTeam: clubSchema.nullable(),
  declaredOn: z.string().nullable(),
  signedOn: z.string().nullable(),
  notes: z.string().nullable(),
});

export type FreeAgent = z.infer<typeof freeAgentSchema>;
