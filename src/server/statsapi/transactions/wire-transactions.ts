import { z } from 'zod';
import { wireNamed, wirePerson } from '../wire/named.ts';
import { maybe, rows, text } from '../wire/tolerant.ts';

const wireTransaction = z.object({
  person: maybe(wirePerson),
  fromTeam: maybe(wireNamed),
  toTeam: maybe(wireNamed),
  date: text,
  effectiveDate: text,
  typeCode: text,
  typeDesc: text,
  description: text,
});

export const wireTransactions = z.object({ transactions: rows(wireTransaction) });

export type WireTransaction = z.infer<typeof wireTransaction>;
