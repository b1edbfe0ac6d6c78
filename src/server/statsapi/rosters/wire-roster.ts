import { z } from 'zod';
import { wirePerson } from '../wire/named.ts';
import { figure, optional, rows, text, integer } from '../wire/tolerant.ts';

export const wirePosition = z.object({ code: text, name: text, type: text, abbreviation: text });

/** the batting side or the throwing hand */
export const wireSide = optional(z.object({ code: text, description: text }));

const wireRosterEntry = z.object({
  person: wirePerson.extend({ currentAge: integer, primaryNumber: figure, batSide: wireSide, pitchHand: wireSide }),
  jerseyNumber: figure,
  position: optional(wirePosition),
  status: optional(z.object({ code: text, description: text })),
  note: text,
});

export const wireRoster = z.object({ rosterType: text, roster: rows(wireRosterEntry) });

export const wireCoaches = z.object({
  roster: rows(z.object({ person: wirePerson, jerseyNumber: figure, job: text, title: text })),
});

export type WirePosition = z.infer<typeof wirePosition>;
export type WireRosterEntry = z.infer<typeof wireRosterEntry>;
