import { z } from 'zod';
import { wirePerson } from '../wire/named.ts';
import { maybe, maybeRows, rows, text, whole } from '../wire/tolerant.ts';

const wireLoggedGame = z.object({
  date: text,
  gameType: text,
  team: maybe(z.object({ id: whole })),
  stat: z.record(z.string(), z.unknown()).catch({}),
});

const wireBlock = z.object({
  type: maybe(z.object({ displayName: text })),
  group: maybe(z.object({ displayName: text })),
  splits: maybeRows(wireLoggedGame),
});

/** People with their game logs: one response holds hundreds of games of a club's players. */
export const wireGameLogs = z.object({
  people: rows(
    wirePerson.extend({
      primaryPosition: maybe(z.object({ abbreviation: text })),
      stats: maybeRows(wireBlock),
    }),
  ),
});

export type WireLoggedGame = z.infer<typeof wireLoggedGame>;
export type WireLogOwner = z.infer<typeof wireGameLogs>['people'][number];
