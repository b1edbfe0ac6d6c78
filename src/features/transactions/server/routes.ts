import { transactions as transactionsEndpoint, transactionsFeed } from '../contract.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { addDays } from '#rules/baseball/seasons/days.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readTransactions } from '../upstream.ts';
import { listTransactions, readTeamName } from './list-transactions.ts';
import { pages } from '#platform/api/pages.ts';
import { transactionKey } from '../rules/distinct-transactions.ts';
import { nameMove } from '../rules/forty-man-effect.ts';
import type { Transaction } from '../rules/transaction.ts';
import { atomFeed, type FeedEntry, feedId } from '#platform/http/atom-feed.ts';

type RouteParts = { client: StatsApiClient; clock: Clock; publicUrl: string | null };

const feedDays = 30;

export function transactionRoutes({ client, clock, publicUrl }: RouteParts) {
  return {
    transactions: serveData(transactionsEndpoint, ({ query }) => listTransactions({ client, clock }, query)),
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

type Team = {
  teamId: number;
  /** null: not known */
  teamName: string | null;
  /** scheme and host of the site, without a trailing slash */
  origin: string;
};

/** A busy club has about 60 a week. */
const maxEntries = 150;

/** Writes the transactions of a team as a feed. `transactions`: newest first. */
export function writeTransactionsFeed(
  transactions: readonly Transaction[],
  { teamId, teamName, origin }: Team,
): string {
  const page = `${origin}${pages.transactions.path}?team=${teamId}`;
  return atomFeed({
    title: teamName === null ? 'Transactions' : `${teamName} transactions`,
    self: `${origin}${transactionsFeed.path}?team=${teamId}`,
    page,
    entries: transactions.slice(0, maxEntries).map((each) => toEntry(each, page)),
  });
}

function toEntry(transaction: Transaction, page: string): FeedEntry {
  const { date, description, people } = transaction;
  const move = nameMove(transaction);
  const names = people.map(({ name }) => name).join(', ');
  const title = names === '' ? move : `${move}: ${names}`;
  return {
    id: feedId(`transaction|${transactionKey(transaction)}`),
    title,
    url: `${page}&from=${date}&until=${date}`,
    // only the day is known; noon UTC is the same day in all of North America
    updated: `${date}T12:00:00Z`,
    summary: description ?? title,
  };
}
