import type { Transaction } from '../rules/transaction.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toTransactions } from './to-transactions.ts';

type Params = { teamId: number; from: string; to: string };

/** A club's transactions between two days (YYYY-MM-DD, both included), each once, newest first. */
export function readTransactions(
  client: StatsApiClient,
  { teamId, from, to }: Params,
): Promise<UpstreamResponse<Transaction[]>> {
  const query = { teamId, startDate: from, endDate: to };
  return client.read('/api/v1/transactions', { kind: 'transactions', query, convert: toTransactions });
}
