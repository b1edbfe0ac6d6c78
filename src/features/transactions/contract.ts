import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, dateSchema, idSchema } from '#platform/api/input-schemas.ts';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { earliestTransactionDay } from './rules/name-move.ts';
import { transactionKinds } from './rules/transaction-events.ts';

const daySchema = dateSchema.refine((day) => day >= earliestTransactionDay, {
  error: `must be ${earliestTransactionDay} or later`,
});

const kindSchema = z.enum(transactionKinds.map(({ id }) => id));

const listedTransactionSchema = z.object({
  /** YYYY-MM-DD, both */
  date: z.string(),
  effectiveDate: z.string(),
  kind: kindSchema,
  /** 'Optioned', '60-day injured list' … */
  move: z.string(),
  /** null when the upstream has none; then only the people are known */
  description: z.string().nullable(),
  /** the players of the transaction */
  people: z.array(namedSchema),
  /** effect on the club's 40-man roster: +1, −1 or 0; null when the rules do not decide it, and for teams without a 40-man roster */
  fortyMan: z.union([z.literal(1), z.literal(0), z.literal(-1)]).nullable(),
});

export const transactionListSchema = z.object({
  /** null: all major-league clubs */
  teamId: z.number().int().nullable(),
  /** null when the upstream has none */
  teamName: z.string().nullable(),
  /** inclusive */
  startDate: z.string(),
  endDate: z.string(),
  kind: kindSchema.nullable(),
  /** number of transactions of each kind between the days; kinds with none are left out */
  kinds: z.array(z.object({ kind: kindSchema, count: z.number().int() })),
  /** spots of the 40-man roster that these transactions certainly took and opened; null for teams without one */
  spots: z.object({ taken: z.number().int(), opened: z.number().int() }).nullable(),
  /** newest first */
  transactions: z.array(listedTransactionSchema),
  /** when there are older transactions: the `endDate` of the next request */
  earlier: z.string().nullable(),
  freshness: freshnessSchema,
});

export const transactions = endpoint('GET /api/transactions', {
  results: 'none',
  summary:
    'A team’s transactions between two days, or those of all major-league clubs in at most two weeks, each once, newest first; default: from seven days before the last one',
  query: z.object({
    teamId: idSchema.optional(),
    startDate: daySchema.optional(),
    endDate: daySchema.optional(),
    kind: kindSchema.optional(),
  }),
  response: transactionListSchema,
});

export const transactionsFeed = endpoint('GET /transactions/feed.xml', {
  results: 'none',
  summary: 'A team’s transactions of the last 30 days as an Atom feed',
  query: z.object({ team: idSchema }),
  mediaType: 'application/atom+xml',
  maxAge: 300,
});

export type ListedTransaction = z.infer<typeof listedTransactionSchema>;
export type TransactionList = z.infer<typeof transactionListSchema>;
