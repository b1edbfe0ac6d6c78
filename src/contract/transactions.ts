import { z } from 'zod';
import { personSchema } from '#domain/game/model.ts';
import { earliestTransactionDay } from '#domain/transactions/earliest-day.ts';
import { transactionKinds } from '#domain/transactions/transaction-events.ts';
import { freshnessSchema } from './freshness.ts';
import { dateSchema } from './games.ts';
import { teamIdSchema } from './rosters.ts';
import { routes } from './routes.ts';
import type { Endpoint } from './endpoint.ts';

const daySchema = dateSchema.refine((day) => day >= earliestTransactionDay, {
  error: `must be ${earliestTransactionDay} or later`,
});

const kindSchema = z.enum(transactionKinds.map(({ id }) => id));

const toldTransactionSchema = z.object({
  /** YYYY-MM-DD, both */
  date: z.string(),
  effectiveDate: z.string(),
  kind: kindSchema,
  /** 'Optioned', '60-day injured list' … */
  move: z.string(),
  /** null where the league does not say; then the people are all there is */
  description: z.string().nullable(),
  /** everybody whom it is about */
  people: z.array(personSchema),
  /** on the club's forty spots: +1, −1 or 0; null where the rules do not settle it, and for teams without forty spots */
  fortyMan: z.union([z.literal(1), z.literal(0), z.literal(-1)]).nullable(),
});

export const transactionListSchema = z.object({
  teamId: z.number().int(),
  /** null where the league does not say */
  teamName: z.string().nullable(),
  /** both included */
  startDate: z.string(),
  endDate: z.string(),
  kind: kindSchema.nullable(),
  /** how many there are of each kind between the days; kinds without any are left out */
  kinds: z.array(z.object({ kind: kindSchema, count: z.number().int() })),
  /** spots of the forty that these days took and opened for certain; null for teams without forty spots */
  spots: z.object({ taken: z.number().int(), opened: z.number().int() }).nullable(),
  /** newest first */
  transactions: z.array(toldTransactionSchema),
  /** where there are more: the day to end at to see them */
  earlier: z.string().nullable(),
  freshness: freshnessSchema,
});

export const transactions = {
  ...routes.transactions,
  summary: 'A team’s transactions between two days, each once, newest first; the last seven days unless told',
  query: z.object({
    teamId: teamIdSchema,
    startDate: daySchema.optional(),
    endDate: daySchema.optional(),
    kind: kindSchema.optional(),
  }),
  response: transactionListSchema,
} satisfies Endpoint;

export type ToldTransaction = z.infer<typeof toldTransactionSchema>;
export type TransactionList = z.infer<typeof transactionListSchema>;
