import { z } from 'zod';
import { maybe, maybeRows, text, whole } from '../wire/tolerant.ts';
import { wirePerson } from '../wire/named.ts';

const wireHalf = maybe(z.object({ runs: whole, hits: whole, errors: whole }));

export const wireLineScore = z.object({
  currentInning: whole,
  inningState: text,
  scheduledInnings: whole,
  balls: whole,
  strikes: whole,
  outs: whole,
  innings: maybeRows(z.object({ num: z.int(), away: wireHalf, home: wireHalf })),
  teams: maybe(z.object({ away: wireHalf, home: wireHalf })),
  offense: maybe(
    z.object({
      batter: maybe(wirePerson),
      onDeck: maybe(wirePerson),
      inHole: maybe(wirePerson),
      first: maybe(wirePerson),
      second: maybe(wirePerson),
      third: maybe(wirePerson),
    }),
  ),
  defense: maybe(z.object({ pitcher: maybe(wirePerson) })),
});

export type WireLineScore = z.infer<typeof wireLineScore>;
