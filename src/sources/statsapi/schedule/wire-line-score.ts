import { z } from 'zod';
import { balls, gameCount, inning, mostInnings, outs, requiredInning, runs, strikes } from '../wire/baseball-bounds.ts';
import { wirePerson } from '../wire/named.ts';
import { optional, optionalRows, text } from '../wire/tolerant.ts';

const wireHalf = optional(z.object({ runs, hits: gameCount, errors: gameCount }));

export const wireLineScore = z.object({
  currentInning: inning,
  inningState: text,
  scheduledInnings: inning,
  balls,
  strikes,
  outs,
  innings: optionalRows(z.object({ num: requiredInning, away: wireHalf, home: wireHalf }), mostInnings),
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
