import { z } from 'zod';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { type TransactionEvent, transactionEvents } from './transaction-events.ts';

/** A change of a player's contract or roster status. Dates are YYYY-MM-DD. */
export const transactionSchema = z.object({
  date: z.string(),
  effectiveDate: z.string(),
  event: z.custom<TransactionEvent>((event) => typeof event === 'string' && Object.hasOwn(transactionEvents, event)),
  /** the upstream's name of the type: 'Traded', 'Status Change' … */
  type: z.string(),
  description: z.string().nullable(),
  person: namedSchema.nullable(),
  /** all people of the transaction: the upstream lists a trade once per player */
  people: z.array(namedSchema),
  from: namedSchema.nullable(),
  to: namedSchema.nullable(),
});

export type Transaction = z.infer<typeof transactionSchema>;
