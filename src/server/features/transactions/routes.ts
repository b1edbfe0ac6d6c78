import { transactions } from '#contract/transactions.ts';
import type { Clock } from '#server/clock.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { listTransactions } from './list-transactions.ts';

export function transactionRoutes(parts: { client: StatsApiClient; clock: Clock }) {
  return { transactions: serveData(transactions, ({ query }) => listTransactions(parts, query)) };
}
