import { z } from 'zod';
import { wirePerson } from '../wire/named.ts';
import { optional, optionalRows, rows, text, integer } from '../wire/tolerant.ts';

const wireLoggedGame = z.object({
  date: text,
  gameType: text,
  team: optional(z.object({ id: integer })),
  stat: z.record(z.string(), z.unknown()).catch({}),
});

const wireBlock = z.object({
  type: optional(z.object({ displayName: text })),
  group: optional(z.object({ displayName: text })),
  splits: optionalRows(wireLoggedGame),
});

/** People with their game logs: one response holds hundreds of games of a club's players. */
export const wireGameLogs = z.object({
  people: rows(
    wirePerson.extend({
      primaryPosition: optional(z.object({ abbreviation: text })),
      stats: optionalRows(wireBlock),
    }),
  ),
});

export type WireLoggedGame = z.infer<typeof wireLoggedGame>;
export type WireLogOwner = z.infer<typeof wireGameLogs>['people'][number];
