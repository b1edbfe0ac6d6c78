import { z } from 'zod';
import { wireNamed, wirePerson, wireTeam } from '../wire/named.ts';
import { wirePosition } from '../rosters/wire-roster.ts';
import { flag, optional, optionalRows, ordinal, rows, text, integer } from '../wire/tolerant.ts';

const wireSplit = z.object({
  /** set on the lines of one game, whose block has no type: 'gameLog', 'pitching' */
  type: text,
  group: text,
  season: text,
  date: text,
  player: optional(wirePerson),
  team: optional(wireTeam),
  opponent: optional(wireTeam),
  league: optional(wireNamed),
  sport: optional(z.object({ id: integer })),
  position: optional(wirePosition),
  game: optional(z.object({ gamePk: integer })),
  numTeams: integer,
  gameType: text,
  isHome: flag,
  isWin: flag,
  rank: ordinal,
  stat: z.record(z.string(), z.unknown()).catch({}),
});

export const wireStatBlock = z.object({
  type: optional(z.object({ displayName: text })),
  group: optional(z.object({ displayName: text })),
  splits: optionalRows(wireSplit),
});

export const wireStats = z.object({ stats: rows(wireStatBlock) });

export type WireStatBlock = z.infer<typeof wireStatBlock>;
export type WireSplit = z.infer<typeof wireSplit>;
