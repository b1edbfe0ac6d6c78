import { z } from 'zod';
import { optional, text, integer } from './tolerant.ts';

/** An upstream object that is referenced by id and name. */
export const wireNamed = z.object({ id: z.int(), name: text });

export const wirePerson = z.object({ id: z.int(), fullName: text });

export const wireTeam = z.object({
  id: z.int(),
  name: text,
  teamName: text,
  clubName: text,
  shortName: text,
  abbreviation: text,
});

export const wireRecord = z.object({ wins: integer, losses: integer });

export const wireVenue = z.object({
  id: integer,
  name: text,
  timeZone: optional(z.object({ id: text })),
});

export type WirePerson = z.infer<typeof wirePerson>;
export type WireRecord = z.infer<typeof wireRecord>;
export type WireTeam = z.infer<typeof wireTeam>;
export type WireVenue = z.infer<typeof wireVenue>;
