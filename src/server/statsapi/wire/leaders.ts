import { z } from 'zod';
import { wireNamed, wirePerson } from './named.ts';
import { figure, maybe, maybeRows, numeric, rows, text } from './tolerant.ts';

const wireLeader = z.object({
  rank: numeric,
  value: figure,
  person: wirePerson,
  team: maybe(wireNamed),
  league: maybe(wireNamed),
});

export const wireLeaders = z.object({
  leagueLeaders: rows(z.object({ statGroup: text, leaders: maybeRows(wireLeader) })),
});

export type WireLeader = z.infer<typeof wireLeader>;
