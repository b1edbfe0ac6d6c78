import { pages } from '#platform/api/pages.ts';
import { transactionsFeed } from '../contract.ts';
import { transactionKey } from '../rules/distinct-transactions.ts';
import { nameMove } from '../rules/name-move.ts';
import type { Transaction } from '../rules/transaction.ts';
import { atomFeed, type FeedEntry, feedId } from '#platform/http/atom-feed.ts';

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
    address: `${page}&from=${date}&until=${date}`,
    // only the day is known; noon UTC is the same day in all of North America
    updated: `${date}T12:00:00Z`,
    summary: description ?? title,
  };
}
