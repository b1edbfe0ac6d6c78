import type { Transaction } from '../rules/transaction.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { distinctTransactions } from '../rules/distinct-transactions.ts';
import { memoizeByBody } from '#sources/statsapi/client/memoize-by-body.ts';
import { toNamed, toText } from '#sources/statsapi/wire/to-named.ts';
import { toPerson } from '#sources/statsapi/wire/to-team.ts';
import { toTransactionEvent } from './to-transaction-event.ts';
import { wireTransactions, type WireTransaction } from './wire-transactions.ts';

type Params = { teamId: number; from: string; to: string };

/** A club's transactions between two days (YYYY-MM-DD, both included), each once, newest first. */
export function readTransactions(
  client: StatsApiClient,
  { teamId, from, to }: Params,
): Promise<UpstreamResponse<Transaction[]>> {
  const query = { teamId, startDate: from, endDate: to };
  return client.read('/api/v1/transactions', { kind: 'transactions', query, convert: toTransactions });
}

/** Distinct transactions, newest first. Entries without a date, or without both a description and a person, are left out. */
export const toTransactions = memoizeByBody((body): Transaction[] =>
  distinctTransactions(wireTransactions.parse(body).transactions.flatMap(toTransaction)),
);

function toTransaction(wire: WireTransaction): Transaction[] {
  const date = wire.date ?? wire.effectiveDate;
  const description = toText(wire.description);
  const person = toPerson(wire.person);
  if (date === undefined || (description === null && wire.person === undefined)) return [];
  return [
    {
      date,
      effectiveDate: wire.effectiveDate ?? date,
      event: toTransactionEvent(wire.typeCode ?? '', description),
      type: wire.typeDesc ?? '',
      description,
      person,
      people: person === null ? [] : [person],
      from: toNamed(wire.fromTeam),
      to: toNamed(wire.toTeam),
    },
  ];
}
