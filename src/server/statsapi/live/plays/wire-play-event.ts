import { z } from 'zod';
import { flag, optional, number, text } from '../../wire/tolerant.ts';

const wireReference = z.object({ id: z.number() });

export const wireCount = z.object({ balls: number, strikes: number, outs: number });

const wirePitchData = z.object({
  startSpeed: number,
  endSpeed: number,
  strikeZoneTop: number,
  strikeZoneBottom: number,
  coordinates: optional(z.object({ pX: number, pZ: number })),
  breaks: optional(z.object({ breakAngle: number, spinRate: number, spinDirection: number })),
});

const wireHitData = z.object({
  launchSpeed: number,
  launchAngle: number,
  totalDistance: number,
  trajectory: text,
  coordinates: optional(z.object({ coordX: number, coordY: number })),
});

/** One part of a plate appearance: a pitch, pick-off throw, substitution or advisory. */
export const wirePlayEvent = z.object({
  index: number,
  type: text,
  isPitch: flag,
  pitchNumber: number,
  startTime: text,
  endTime: text,
  details: optional(
    z.object({
      call: optional(z.object({ code: text, description: text })),
      code: text,
      description: text,
      event: text,
      eventType: text,
      isInPlay: flag,
      isOut: flag,
      type: optional(z.object({ code: text, description: text })),
    }),
  ),
  count: optional(wireCount),
  pitchData: optional(wirePitchData),
  hitData: optional(wireHitData),
  player: optional(wireReference),
  replacedPlayer: optional(wireReference),
  position: optional(z.object({ abbreviation: text })),
  battingOrder: text,
  /** of a placed runner and of a pinch runner */
  base: number,
});

export type WirePlayEvent = z.infer<typeof wirePlayEvent>;
