import { z } from 'zod';
import { wirePerson } from '../../wire/named.ts';
import { flag, optional, optionalRows, number, rows, text } from '../../wire/tolerant.ts';
import { wireCount, wirePlayEvent } from './wire-play-event.ts';

const wireBase = optional(z.enum(['1B', '2B', '3B']));

export const wireRunner = z.object({
  movement: optional(
    z.object({
      start: wireBase,
      end: optional(z.enum(['1B', '2B', '3B', 'score'])),
      isOut: flag,
    }),
  ),
  details: z.object({ runner: wirePerson, playIndex: number }),
  credits: optionalRows(z.object({ credit: z.string(), player: optional(z.object({ id: z.number() })) })),
});

const wireSideOf = optional(z.object({ code: text }));

export const wirePlay = z.object({
  atBatIndex: number,
  result: optional(
    z.object({
      event: text,
      eventType: text,
      description: text,
      rbi: number,
      awayScore: number,
      homeScore: number,
    }),
  ),
  about: optional(
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
  count: optional(wireCount),
  matchup: optional(
    z.object({
      batter: optional(wirePerson),
      batSide: wireSideOf,
      pitcher: optional(wirePerson),
      pitchHand: wireSideOf,
      postOnFirst: optional(wirePerson),
      postOnSecond: optional(wirePerson),
      postOnThird: optional(wirePerson),
    }),
  ),
  /** absent in plays without runner data */
  runners: optional(rows(wireRunner)),
  playEvents: optionalRows(wirePlayEvent),
});

export type WireRunner = z.infer<typeof wireRunner>;
export type WirePlay = z.infer<typeof wirePlay>;
