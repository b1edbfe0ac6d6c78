import { z } from 'zod';
import { wirePerson } from '../wire/named.ts';
import { optional, rows, text, integer } from '../wire/tolerant.ts';

/** For an unsigned player the new club is present but has no id. */
const wireClub = optional(z.object({ id: integer, name: text }));

const wireFreeAgent = z.object({
  player: wirePerson,
  originalTeam: wireClub,
  newTeam: wireClub,
  position: optional(z.object({ abbreviation: text })),
  dateDeclared: text,
  dateSigned: text,
  notes: text,
});

export const wireFreeAgents = z.object({ freeAgents: rows(wireFreeAgent) });

export type WireFreeAgent = z.infer<typeof wireFreeAgent>;
