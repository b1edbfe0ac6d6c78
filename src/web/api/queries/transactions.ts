import type { CallInput } from '#contract/api/endpoint.ts';
import type { transactions } from '#contract/transactions.ts';
import { query } from '../query.ts';

type Query = NonNullable<CallInput<typeof transactions>['query']>;

/** Values from the address, validated by the server; days are YYYY-MM-DD and have defaults on the server. */
export type TransactionsSelection = {
  team: number;
  from?: string | undefined;
  until?: string | undefined;
  kind?: Query['kind'];
};

export function transactionsQuery({ team, from, until, kind }: TransactionsSelection) {
  return query<typeof transactions>('GET /api/transactions', {
    query: { teamId: team, startDate: from, endDate: until, kind },
  });
}
