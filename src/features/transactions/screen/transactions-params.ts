import { transactionKinds } from '../rules/transaction-events.ts';
import type { TransactionsSelection } from '../queries.ts';
import type { PageHead } from '#platform/api/browser/page-context.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';

/** Parses team, days and kind of a URL; an unknown kind means all kinds. */
export function parseTransactionsParams(search: URLSearchParams, defaultTeam: number): TransactionsSelection {
  const { type, ...place } = searchOf('transactions', search);
  return { team: defaultTeam, ...place, kind: transactionKinds.find(({ id }) => id === type)?.id };
}

export function transactionsHead(team: number, teamName: string | undefined): PageHead {
  const title = teamName === undefined ? 'Transactions' : `${teamName} transactions`;
  return {
    title,
    description: `${title}: trades, signings, injuries, call-ups and what they do to the 40-man roster.`,
    feed: { title, path: paths.transactionsFeed(team) },
  };
}
