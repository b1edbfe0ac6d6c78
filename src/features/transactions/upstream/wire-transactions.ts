import { z } from 'zod';
import { wireNamed, wirePerson } from '#sources/statsapi/wire/named.ts';
import { day, optional, prose, rows, text } from '#sources/statsapi/wire/tolerant.ts';

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

export type WireTransaction = z.infer<typeof wireTransaction>;
