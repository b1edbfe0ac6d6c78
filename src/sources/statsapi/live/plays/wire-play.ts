import { z } from 'zod';
import { id, index, inning, runs } from '../../wire/baseball-bounds.ts';
import { wirePerson } from '../../wire/named.ts';
import { flag, integer, optional, optionalRows, prose, requiredText, rows, text, time } from '../../wire/tolerant.ts';
import { wireCount, wirePlayEvent } from './wire-play-event.ts';
import { wireReview } from './wire-review.ts';

const wireBase = optional(z.enum(['1B', '2B', '3B']));

export const wireRunner = z.object({
  movement: optional(
    z.object({
      start: wireBase,
      end: optional(z.enum(['1B', '2B', '3B', 'score'])),
      outBase: optional(z.enum(['1B', '2B', '3B', '4B'])),
      isOut: flag,
      outNumber: integer(1, 3),
    }),
  ),
  details: z.object({
    runner: wirePerson,
    playIndex: index,
    eventType: text,
    earned: flag,
    responsiblePitcher: optional(z.object({ id })),
  }),
  credits: optionalRows(
    z.object({
      credit: requiredText,
      player: optional(z.object({ id })),
      position: optional(z.object({ code: text })),
    }),
    50,
  ),
});

const wireSideOf = optional(z.object({ code: text }));

export const wirePlay = z.object({
  atBatIndex: index,
  result: optional(
    z.object({
      event: text,
      eventType: text,
      description: prose,
      rbi: runs,
      awayScore: runs,
      homeScore: runs,
    }),
  ),
  about: optional(
    z.object({
      atBatIndex: index,
      halfInning: text,
      isTopInning: flag,
      inning,
      startTime: time,
      endTime: time,
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
  runners: optional(rows(wireRunner, 200)),
  playEvents: optionalRows(wirePlayEvent, 500),
  reviewDetails: optional(wireReview),
});

export type WireRunner = z.infer<typeof wireRunner>;
export type WirePlay = z.infer<typeof wirePlay>;
