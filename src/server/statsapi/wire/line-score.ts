import { z } from 'zod';
import { maybe, maybeRows, number, text } from './tolerant.ts';
import { wirePerson } from './named.ts';

const wireHalf = maybe(z.object({ runs: number, hits: number, errors: number }));

export const wireLineScore = z.object({
  currentInning: number,
  inningState: text,
  scheduledInnings: number,
  balls: number,
  strikes: number,
  outs: number,
  innings: maybeRows(z.object({ num: z.number(), away: wireHalf, home: wireHalf })),
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
