import { z } from 'zod';
import { type UpstreamResponse, memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { reportUnknownCode } from '#sources/statsapi/wire/out-of-bounds.ts';
import { toNamed, toText } from '#sources/statsapi/wire/to-named.ts';
import { toPerson } from '#sources/statsapi/wire/to-team.ts';
import { day, optional, prose, rows, text } from '#sources/statsapi/wire/tolerant.ts';
import { wireNamed, wirePerson } from '#sources/statsapi/wire/wire-team.ts';
import { distinctTransactions } from './rules/distinct-transactions.ts';
import type { TransactionEvent } from './rules/transaction-events.ts';
import type { Transaction } from './rules/transaction.ts';

const byCode: Readonly<Record<string, TransactionEvent>> = {
  TR: 'traded',
  SFA: 'signed',
  SGN: 'signed',
  ACQ: 'acquired',
  OBT: 'acquired',
  PUR: 'acquired',
  CP: 'acquired',
  CLW: 'claimed',
  DR: 'drafted',
  R5: 'drafted',
  SE: 'selected',
  CU: 'recalled',
  OPT: 'optioned',
  DES: 'designated',
  OUT: 'outrighted',
  REL: 'released',
  DFA: 'freeAgency',
  RET: 'retired',
  RTN: 'returned',
  LON: 'returned',
  SU: 'suspended',
  ASG: 'assigned',
  NUM: 'numberChange',
  SC: 'statusChange',
};

/** Codes that cover several events; the first expression that matches the description determines the event. */
const bySentence: Readonly<Record<string, readonly (readonly [RegExp, TransactionEvent])[]>> = {
  SFA: [[/\bminor league contract\b/, 'signedMinor']],
  SGN: [[/\bminor league contract\b/, 'signedMinor']],
  ASG: [[/\brehab assignment\b/, 'rehab']],
  SC: [
    [/\b(?:activated|reinstated)\b.*\b60-day (?:injured|disabled) list\b/, 'healedSixty'],
    [/\b(?:activated|reinstated)\b.*\b(?:injured|disabled) list\b/, 'healed'],
    [/\b(?:placed|transferred)\b.*\b(?:on|to) the 60-day (?:injured|disabled) list\b/, 'injuredSixty'],
    [/\b(?:injured|disabled) list\b/, 'injured'],
    [/\b(?:activated|reinstated)\b.*\b(?:paternity|bereavement|family medical|restricted)\b/, 'backFromLeave'],
    [/\b(?:paternity|bereavement|family medical)\b/, 'onLeave'],
    [/\b(?:restricted|ineligible) list\b/, 'restricted'],
    [/\bsuspended list\b/, 'suspended'],
    [/\bdevelopment list\b/, 'development'],
    [/\breassigned\b.*\bminor leagues\b/, 'reassigned'],
    [/\bactivated\b/, 'activated'],
  ],
};

/**
 * Converts a transaction's type code and description. The event is determined by the description for codes that cover several events (a status change
 * can be an injury, a leave or a return), otherwise by the code. Unknown codes are `other`.
 */
export function toTransactionEvent(code: string, description: string | null): TransactionEvent {
  const sentence = (description ?? '').toLowerCase();
  const match = bySentence[code]?.find(([expression]) => expression.test(sentence));
  const event = match?.[1] ?? byCode[code];
  if (event === undefined) reportUnknownCode(`transaction type ${code}`);
  return event ?? 'other';
}

const wireTransaction = z.object({
  person: optional(wirePerson),
  fromTeam: optional(wireNamed),
  toTeam: optional(wireNamed),
  date: day,
  effectiveDate: day,
  typeCode: text,
  typeDesc: text,
  description: prose,
});

export const wireTransactions = z.object({ transactions: rows(wireTransaction, 5000) });

/** `teamId`: absent: every team of the majors and the minors */
type Params = { teamId?: number | undefined; from: string; to: string };

/** The transactions of a team or of all between two days (YYYY-MM-DD, both included), each once, newest first. */
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

function toTransaction(wire: z.infer<typeof wireTransaction>): Transaction[] {
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
