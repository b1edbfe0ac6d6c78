import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#contract/api/endpoint.ts';
import type { Endpoints } from '#contract/api/endpoints.ts';
import type { Call } from '#contract/api/page-renderer.ts';

type Query = NonNullable<CallInput<Endpoints['transactions']>['query']>;

/** Values from the address, validated by the server; days are YYYY-MM-DD and have defaults on the server. */
export type TransactionsSelection = {
  team: number;
  from?: string | undefined;
  until?: string | undefined;
  kind?: Query['kind'];
};

export function transactionsQuery(call: Call, { team, from, until, kind }: TransactionsSelection) {
  return queryOptions({
    queryKey: ['transactions', team, from ?? '', until ?? '', kind ?? ''],
    queryFn: () => call('transactions', { query: { teamId: team, startDate: from, endDate: until, kind } }),
  });
}
