import { z } from 'zod';
import { flag, maybe, number, text } from '../../wire/tolerant.ts';

const wireReference = z.object({ id: z.number() });

export const wireCount = z.object({ balls: number, strikes: number, outs: number });

const wirePitchData = z.object({
  startSpeed: number,
  endSpeed: number,
  strikeZoneTop: number,
  strikeZoneBottom: number,
  coordinates: maybe(z.object({ pX: number, pZ: number })),
  breaks: maybe(z.object({ breakAngle: number, spinRate: number, spinDirection: number })),
});

const wireHitData = z.object({
  launchSpeed: number,
  launchAngle: number,
  totalDistance: number,
  trajectory: text,
  coordinates: maybe(z.object({ coordX: number, coordY: number })),
});

/** One part of a plate appearance: a pitch, pick-off throw, substitution or advisory. */
export const wirePlayEvent = z.object({
  index: number,
  type: text,
  isPitch: flag,
  pitchNumber: number,
  startTime: text,
  endTime: text,
  details: maybe(
    z.object({
      call: maybe(z.object({ code: text, description: text })),
      code: text,
      description: text,
      event: text,
      eventType: text,
      isInPlay: flag,
      isOut: flag,
      type: maybe(z.object({ code: text, description: text })),
    }),
  ),
  count: maybe(wireCount),
  pitchData: maybe(wirePitchData),
  hitData: maybe(wireHitData),
  player: maybe(wireReference),
  replacedPlayer: maybe(wireReference),
  position: maybe(z.object({ abbreviation: text })),
  battingOrder: text,
  /** of a placed runner and of a pinch runner */
  base: number,
});

export type WirePlayEvent = z.infer<typeof wirePlayEvent>;
