import { z } from 'zod';
import { optional, optionalRows, text, integer } from '../wire/tolerant.ts';
import { wirePerson } from '../wire/named.ts';

const wireHalf = optional(z.object({ runs: integer, hits: integer, errors: integer }));

export const wireLineScore = z.object({
  currentInning: integer,
  inningState: text,
  scheduledInnings: integer,
  balls: integer,
  strikes: integer,
  outs: integer,
  innings: optionalRows(z.object({ num: z.int(), away: wireHalf, home: wireHalf })),
  teams: optional(z.object({ away: wireHalf, home: wireHalf })),
  offense: optional(
    z.object({
      batter: optional(wirePerson),
      onDeck: optional(wirePerson),
      inHole: optional(wirePerson),
      first: optional(wirePerson),
      second: optional(wirePerson),
      third: optional(wirePerson),
    }),
  ),
  defense: optional(z.object({ pitcher: optional(wirePerson) })),
});

export type WireLineScore = z.infer<typeof wireLineScore>;
