import { z } from 'zod';
import { wireNamed, wirePerson } from '../wire/named.ts';
import { figure, optional, optionalRows, ordinal, rows, text } from '../wire/tolerant.ts';

const wireLeader = z.object({
  rank: ordinal,
  value: figure,
  person: wirePerson,
  team: optional(wireNamed),
  league: optional(wireNamed),
});

export const wireLeaders = z.object({
  leagueLeaders: rows(z.object({ statGroup: text, leaders: optionalRows(wireLeader) })),
});

export type WireLeader = z.infer<typeof wireLeader>;
