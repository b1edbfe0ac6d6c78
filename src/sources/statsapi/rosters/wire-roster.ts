import { z } from 'zod';
import { age } from '../wire/baseball-bounds.ts';
import { wirePerson } from '../wire/named.ts';
import { figure, optional, prose, rows, text } from '../wire/tolerant.ts';

export const wirePosition = z.object({ code: text, name: text, type: text, abbreviation: text });

/** the batting side or the throwing hand */
export const wireSide = optional(z.object({ code: text, description: text }));

const wireRosterEntry = z.object({
  person: wirePerson.extend({ currentAge: age, primaryNumber: figure, batSide: wireSide, pitchHand: wireSide }),
  jerseyNumber: figure,
  position: optional(wirePosition),
  status: optional(z.object({ code: text, description: text })),
  note: prose,
});

export const wireRoster = z.object({ rosterType: text, roster: rows(wireRosterEntry, 1000) });

export const wireCoaches = z.object({
  roster: rows(z.object({ person: wirePerson, jerseyNumber: figure, job: text, title: text }), 200),
});

export type WirePosition = z.infer<typeof wirePosition>;
export type WireRosterEntry = z.infer<typeof wireRosterEntry>;
