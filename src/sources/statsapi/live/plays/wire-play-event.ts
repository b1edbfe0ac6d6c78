import { z } from 'zod';
import { wirePerson } from '../../wire/named.ts';
import { wireReview } from './wire-review.ts';
import { balls, degrees, id, index, mph, outs, strikes, zoneFeet } from '../../wire/baseball-bounds.ts';
import { flag, optional, number, prose, text, time, integer } from '../../wire/tolerant.ts';

const wireReference = z.object({ id });

export const wireCount = z.object({ balls, strikes, outs });

const feet = number(-100, 100);
const feetPerSecond = number(-1000, 1000);

const wirePitchData = z.object({
  startSpeed: mph,
  endSpeed: mph,
  strikeZoneTop: zoneFeet,
  strikeZoneBottom: zoneFeet,
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
  startTime: time,
  endTime: time,
  details: optional(
    z.object({
      call: optional(z.object({ code: text, description: text })),
      code: text,
      description: prose,
      event: text,
      eventType: text,
      isInPlay: flag,
      isOut: flag,
      type: optional(z.object({ code: text, description: text })),
      violation: optional(z.object({ player: optional(wirePerson) })),
    }),
  ),
  count: optional(wireCount),
  pitchData: optional(wirePitchData),
  hitData: optional(wireHitData),
  reviewDetails: optional(wireReview),
  player: optional(wireReference),
  replacedPlayer: optional(wireReference),
  position: optional(z.object({ abbreviation: text })),
  battingOrder: text,
  /** of a placed runner and of a pinch runner */
  base: integer(0, 4),
});

export type WirePitchData = z.infer<typeof wirePitchData>;
export type WirePlayEvent = z.infer<typeof wirePlayEvent>;
