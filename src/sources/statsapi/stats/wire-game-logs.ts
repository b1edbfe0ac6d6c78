import { z } from 'zod';
import { optionalId } from '../wire/baseball-bounds.ts';
import { wirePerson } from '../wire/named.ts';
import { wireFigure } from './wire-stats.ts';
import { day, optional, optionalFields, optionalRows, rows, text } from '../wire/tolerant.ts';

const wireLoggedGame = z.object({
  date: day,
  gameType: text,
  team: optional(z.object({ id: optionalId })),
  stat: optionalFields(wireFigure, 200),
});

const wireBlock = z.object({
  type: optional(z.object({ displayName: text })),
  group: optional(z.object({ displayName: text })),
  splits: optionalRows(wireLoggedGame, 500),
});

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
