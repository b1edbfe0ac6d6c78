import { z } from 'zod';
import { rank } from '#sources/statsapi/wire/baseball-bounds.ts';
import { wireNamed, wirePerson } from '#sources/statsapi/wire/named.ts';
import { figure, optional, optionalRows, rows, text } from '#sources/statsapi/wire/tolerant.ts';

const wireLeader = z.object({
  rank,
  value: figure,
  person: wirePerson,
  team: optional(wireNamed),
  league: optional(wireNamed),
});

export const wireLeaders = z.object({
  leagueLeaders: rows(z.object({ leaderCategory: text, statGroup: text, leaders: optionalRows(wireLeader, 500) }), 50),
});

export type WireLeader = z.infer<typeof wireLeader>;
