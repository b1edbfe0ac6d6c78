import { z } from 'zod';
import { wireNamed, wirePerson, wireTeam } from '../wire/named.ts';
import { wirePosition } from '../rosters/wire-roster.ts';
import { flag, maybe, maybeRows, ordinal, rows, text, whole } from '../wire/tolerant.ts';

const wireSplit = z.object({
  /** set on the lines of one game, whose block has no type: 'gameLog', 'pitching' */
  type: text,
  group: text,
  season: text,
  date: text,
  player: maybe(wirePerson),
  team: maybe(wireTeam),
  opponent: maybe(wireTeam),
  league: maybe(wireNamed),
  sport: maybe(z.object({ id: whole })),
  position: maybe(wirePosition),
  game: maybe(z.object({ gamePk: whole })),
  numTeams: whole,
  gameType: text,
  isHome: flag,
  isWin: flag,
  rank: ordinal,
  stat: z.record(z.string(), z.unknown()).catch({}),
});

export const wireStatBlock = z.object({
  type: maybe(z.object({ displayName: text })),
  group: maybe(z.object({ displayName: text })),
  splits: maybeRows(wireSplit),
});

export const wireStats = z.object({ stats: rows(wireStatBlock) });

export type WireStatBlock = z.infer<typeof wireStatBlock>;
export type WireSplit = z.infer<typeof wireSplit>;
