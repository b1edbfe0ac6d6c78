import { z } from 'zod';
import { wirePerson } from '../../wire/named.ts';
import { flag, maybe, maybeRows, number, rows, text } from '../../wire/tolerant.ts';
import { wireCount, wirePlayEvent } from './wire-play-event.ts';

const wireBase = maybe(z.enum(['1B', '2B', '3B']));

export const wireRunner = z.object({
  movement: maybe(
    z.object({
      start: wireBase,
      end: maybe(z.enum(['1B', '2B', '3B', 'score'])),
      isOut: flag,
    }),
  ),
  details: z.object({ runner: wirePerson, playIndex: number }),
  credits: maybeRows(z.object({ credit: z.string(), player: maybe(z.object({ id: z.number() })) })),
});

const wireSideOf = maybe(z.object({ code: text }));

export const wirePlay = z.object({
  atBatIndex: number,
  result: maybe(
    z.object({
      event: text,
      eventType: text,
      description: text,
      rbi: number,
      awayScore: number,
      homeScore: number,
    }),
  ),
  about: maybe(
    z.object({
      atBatIndex: number,
      halfInning: text,
      isTopInning: flag,
      inning: number,
      startTime: text,
      endTime: text,
      isComplete: flag,
    }),
  ),
  count: maybe(wireCount),
  matchup: maybe(
    z.object({
      batter: maybe(wirePerson),
      batSide: wireSideOf,
      pitcher: maybe(wirePerson),
      pitchHand: wireSideOf,
      postOnFirst: maybe(wirePerson),
      postOnSecond: maybe(wirePerson),
      postOnThird: maybe(wirePerson),
    }),
  ),
  /** absent in plays without runner data */
  runners: maybe(rows(wireRunner)),
  playEvents: maybeRows(wirePlayEvent),
});

export type WireRunner = z.infer<typeof wireRunner>;
export type WirePlay = z.infer<typeof wirePlay>;
