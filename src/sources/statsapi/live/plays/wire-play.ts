import { z } from 'zod';
import { index, inning, runs, balls, degrees, mph, outs, strikes, optionalId } from '../../wire/baseball-bounds.ts';
import {
  flag,
  integer,
  optional,
  optionalRows,
  prose,
  requiredText,
  rows,
  text,
  textLike,
  time,
  number,
} from '../../wire/tolerant.ts';
import { wirePerson } from '../../wire/wire-team.ts';

const wireSingleReview = z.object({
  isOverturned: flag,
  inProgress: flag,
  /** 'MJ' is a challenge of balls and strikes; every other code is a replay review */
  reviewType: text,
  /** absent when the crew chief asked for the review */
  challengeTeamId: optionalId,
  player: optional(wirePerson),
});

/** The reviews of a pitch or of a play. A play's second review is in `additionalReviews`. */
export const wireReview = wireSingleReview.extend({ additionalReviews: optionalRows(wireSingleReview, 20) });

export type WireReview = z.infer<typeof wireReview>;
export type WireSingleReview = z.infer<typeof wireSingleReview>;

export const wireCount = z.object({ balls, strikes, outs });

const feet = number(-100, 100);
const feetPerSecond = number(-1000, 1000);

const wirePitchData = z.object({
  startSpeed: mph,
  endSpeed: mph,
  /** inches from the front of the plate to the plane of the zone; absent before 2026, then it is the front */
  strikeZoneDepth: number(0, 17),
  coordinates: optional(
    z.object({
      pX: feet,
      pZ: feet,
      x0: feet,
      y0: feet,
      z0: feet,
      vX0: feetPerSecond,
      vY0: feetPerSecond,
      vZ0: feetPerSecond,
      aX: feetPerSecond,
      aY: feetPerSecond,
      aZ: feetPerSecond,
    }),
  ),
  breaks: optional(z.object({ breakAngle: degrees, spinRate: number(0, 9999), spinDirection: degrees })),
});

const wireHitData = z.object({
  launchSpeed: mph,
  launchAngle: degrees,
  totalDistance: number(0, 2000),
  trajectory: text,
  coordinates: optional(z.object({ coordX: number(-1000, 1000), coordY: number(-1000, 1000) })),
});

/** One part of a plate appearance: a pitch, pick-off throw, substitution or advisory. */
export const wirePlayEvent = z.object({
  index,
  type: text,
  isPitch: flag,
  pitchNumber: index,
  /** of the video of a pitch */
  playId: textLike(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 36),
  startTime: time,
  endTime: time,
  details: optional(
    z.object({
      call: optional(z.object({ code: text, description: text })),
      code: text,
      description: prose,
      event: text,
      eventType: text,
      isOut: flag,
      type: optional(z.object({ code: text, description: text })),
      violation: optional(z.object({ player: optional(wirePerson) })),
    }),
  ),
  count: optional(wireCount),
  pitchData: optional(wirePitchData),
  hitData: optional(wireHitData),
  reviewDetails: optional(wireReview),
  player: optional(wirePerson),
  replacedPlayer: optional(wirePerson),
  position: optional(z.object({ abbreviation: text })),
  battingOrder: text,
  /** of a placed runner and of a pinch runner */
  base: integer(0, 4),
});

export type WirePitchData = z.infer<typeof wirePitchData>;
export type WirePlayEvent = z.infer<typeof wirePlayEvent>;

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
    responsiblePitcher: optional(wirePerson),
  }),
  credits: optionalRows(
    z.object({
      credit: requiredText,
      player: optional(wirePerson),
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
