import { z } from 'zod';
import { wireNamed, wirePerson } from '../wire/named.ts';
import { optional, rows, text } from '../wire/tolerant.ts';

const wireTransaction = z.object({
  person: optional(wirePerson),
  fromTeam: optional(wireNamed),
  toTeam: optional(wireNamed),
  date: text,
  effectiveDate: text,
  typeCode: text,
  typeDesc: text,
  description: text,
});

export const wireTransactions = z.object({ transactions: rows(wireTransaction) });

export type WireTransaction = z.infer<typeof wireTransaction>;
