import { z } from 'zod';
import { personSchema } from '#domain/game/model.ts';

const clubSchema = z.object({ id: z.number().int(), name: z.string() });

/** A change of a player's contract or roster status. Dates are YYYY-MM-DD. */
export const transactionSchema = z.object({
  date: z.string(),
  effectiveDate: z.string(),
  /** 'TR' traded, 'SC' status change, 'NUM' number change … */
  code: z.string(),
  /** 'Traded', 'Status Change' … */
  type: z.string(),
  description: z.string().nullable(),
  person: personSchema.nullable(),
  /** all people of the transaction: the upstream lists a trade once per player */
  people: z.array(personSchema),
  from: clubSchema.nullable(),
  to: clubSchema.nullable(),
});

export type Transaction = z.infer<typeof transactionSchema>;
