import { z } from 'zod';
import { wireNamed, wirePerson } from '../wire/named.ts';
import { figure, maybe, maybeRows, ordinal, rows, text } from '../wire/tolerant.ts';

const wireLeader = z.object({
  rank: ordinal,
  value: figure,
  person: wirePerson,
  team: maybe(wireNamed),
  league: maybe(wireNamed),
});

export const wireLeaders = z.object({
  leagueLeaders: rows(z.object({ statGroup: text, leaders: maybeRows(wireLeader) })),
});

export type WireLeader = z.infer<typeof wireLeader>;
