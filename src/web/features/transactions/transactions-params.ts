import { transactionKinds } from '#domain/transactions/transaction-events.ts';
import type { TransactionsSelection } from '../../api/queries/transactions.ts';
import type { PageHead } from '../../page-head.ts';
import { paths } from '../../paths.ts';

/** Parses team, days and kind of an address; an unknown kind means all kinds. */
export function parseTransactionsParams(search: URLSearchParams, defaultTeam: number): TransactionsSelection {
  const kind = transactionKinds.find(({ id }) => id === search.get('type'))?.id;
  const team = search.get('team');
  return {
    team: team === null || team === '' ? defaultTeam : Number(team),
    from: search.get('from') || undefined,
    until: search.get('until') || undefined,
    kind,
  };
}

export function transactionsHead(team: number, teamName: string | undefined): PageHead {
  const title = teamName === undefined ? 'Transactions' : `${teamName} transactions`;
  return {
    title,
    description: `${title}: trades, signings, injuries, call-ups and what they do to the 40-man roster.`,
    feed: { title, path: paths.transactionsFeed(team) },
  };
}
