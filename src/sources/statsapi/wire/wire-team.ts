import { z } from 'zod';
import { id, optionalId, seasonCount } from './baseball-bounds.ts';
import { flag, optional, requiredText, text } from './tolerant.ts';

const usualZones = new Set(Intl.supportedValuesOf('timeZone'));

/** Whether a name is an IANA time zone. Formatting a time in another zone throws. */
function isTimeZone(name: string): boolean {
  if (usualZones.has(name)) return true;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** An upstream object that is referenced by id and name. */
export const wireNamed = z.object({ id, name: text });

export const wirePerson = z.object({ id, fullName: text });

export const wireTeam = z.object({
  id,
  name: text,
  teamName: text,
  clubName: text,
  shortName: text,
  abbreviation: text,
  sport: optional(z.object({ id: optionalId })),
  league: optional(z.object({ id: optionalId })),
  /** true for 'AL Higher Seed' and the like */
  placeholder: flag,
});

export const wireRecord = z.object({ wins: seasonCount, losses: seasonCount });

export const wireVenue = z.object({
  id: optionalId,
  name: text,
  timeZone: optional(z.object({ id: optional(requiredText.refine(isTimeZone)) })),
});

export const wireDecisions = z.object({
  winner: optional(wirePerson),
  loser: optional(wirePerson),
  save: optional(wirePerson),
});

export type WireDecisions = z.infer<typeof wireDecisions>;
export type WirePerson = z.infer<typeof wirePerson>;
export type WireRecord = z.infer<typeof wireRecord>;
export type WireTeam = z.infer<typeof wireTeam>;
export type WireVenue = z.infer<typeof wireVenue>;
