import { transactions, transactionsFeed } from '../contract.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { addDays } from '#rules/baseball/seasons/days-between.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readTransactions } from '../upstream.ts';
import { listTransactions, readTeamName } from './list-transactions.ts';
import { writeTransactionsFeed } from './write-transactions-feed.ts';

type Parts = { client: StatsApiClient; clock: Clock; publicUrl: string | null };

const feedDays = 30;

export function transactionRoutes({ client, clock, publicUrl }: Parts) {
  return {
    transactions: serveData(transactions, ({ query }) => listTransactions({ client, clock }, query)),
    transactionsFeed: serveText(transactionsFeed, async ({ query: { team: teamId } }, caller) => {
      const to = baseballDay(clock.now());
      const [{ value }, teamName] = await Promise.all([
        readTransactions(client, { teamId, from: addDays(to, -feedDays), to }),
        readTeamName(client, teamId),
      ]);
      return writeTransactionsFeed(value, { teamId, teamName, origin: publicUrl ?? caller.origin });
    }),
  };
}
