import type { CallInput } from '#platform/api/endpoint.ts';
import { query } from '#platform/page/query.ts';
import type { transactions } from './contract.ts';
import { allClubs } from './rules/all-clubs.ts';

/** Values from the URL, validated by the server; days are YYYY-MM-DD and have defaults on the server. */
export type TransactionsSelection = {
  /** `allClubs`: every major-league club */
  team: number;
  from?: string | undefined;
  until?: string | undefined;
  kind?: NonNullable<CallInput<typeof transactions>['query']>['kind'];
};

export function transactionsQuery({ team, from, until, kind }: TransactionsSelection) {
  return query<typeof transactions>('GET /api/transactions', {
    query: { teamId: team === allClubs ? undefined : team, startDate: from, endDate: until, kind },
  });
}
