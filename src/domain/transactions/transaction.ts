import { z } from 'zod';
import { personSchema } from '#domain/game/model.ts';

const clubSchema = z.object({ id: z.number().int(), name: z.string() });

/** Something that happened to a player's contract. Days are YYYY-MM-DD. */
export const transactionSchema = z.object({
  date: z.string(),
  effectiveDate: z.string(),
  /** 'TR' traded, 'SC' status change, 'NUM' number change … */
  code: z.string(),
  /** 'Traded', 'Status Change' … */
  type: z.string(),
  description: z.string().nullable(),
  person: personSchema.nullable(),
  /** everybody whom the league names for it: a trade is told once for each of its players */
  people: z.array(personSchema),
  from: clubSchema.nullable(),
  to: clubSchema.nullable(),
});

export type Transaction = z.infer<typeof transactionSchema>;
