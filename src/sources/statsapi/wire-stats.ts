import { z } from 'zod';
import { wirePosition } from './read-roster.ts';
import { optionalId } from './wire/baseball-bounds.ts';
import { isFigure } from './wire/read-text.ts';
import { day, flag, optional, optionalFields, optionalRows, rows, text, integer } from './wire/tolerant.ts';
import { wireNamed, wirePerson, wireTeam } from './wire/wire-team.ts';

/** a figure of a line of statistics, as sent */
const wireFigure = z.union([z.number().min(-1e9).max(1e9), z.string().max(100).refine(isFigure)]);

/** Some figures are nested tables. Of these, only a position and what describes one, such as a type of pitch, are used. */
const wireFigureOrTable = z.preprocess(
  (value) => (Array.isArray(value) ? {} : value),
  z.union([wireFigure, wirePosition.extend({ description: text })]),
);

const wireSplit = z.object({
  /** set on the lines of one game, whose block has no type: 'gameLog', 'pitching' */
  type: text,
  group: text,
  season: text,
  date: day,
  player: optional(wirePerson),
  team: optional(wireTeam),
  opponent: optional(wireTeam),
  league: optional(wireNamed),
  sport: optional(z.object({ id: optionalId })),
  position: optional(wirePosition),
  game: optional(z.object({ gamePk: optionalId })),
  /** of splits: the situation, such as 'vl' */
  split: optional(z.object({ code: text })),
  numTeams: integer(0, 999),
  gameType: text,
  isHome: flag,
  isWin: flag,
  stat: optionalFields(wireFigureOrTable, 300),
});

/** a season has about 2,300 lines of fielders */
export const maxSplits = 3000;

export const wireStatBlock = z.object({
  type: optional(z.object({ displayName: text })),
  group: optional(z.object({ displayName: text })),
  splits: optionalRows(wireSplit, maxSplits),
});

export const wireStats = z.object({ stats: rows(wireStatBlock, 500) });

export type WireStatBlock = z.infer<typeof wireStatBlock>;
export type WireSplit = z.infer<typeof wireSplit>;

const wireLoggedGame = z.object({
  date: day,
  gameType: text,
  team: optional(z.object({ id: optionalId })),
  stat: optionalFields(wireFigure, 200),
});

const wireBlock = wireStatBlock.extend({ splits: optionalRows(wireLoggedGame, 500) });

/** People with their game logs: one response holds hundreds of games of a club's players. */
export const wireGameLogs = z.object({
  people: rows(
    wirePerson.extend({
      primaryPosition: optional(z.object({ abbreviation: text })),
      stats: optionalRows(wireBlock, 100),
    }),
    1000,
  ),
});

export type WireLoggedGame = z.infer<typeof wireLoggedGame>;
export type WireLogOwner = z.infer<typeof wireGameLogs>['people'][number];
