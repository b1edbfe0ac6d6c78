import { z } from 'zod';
import { optionalId } from '#sources/statsapi/wire/baseball-bounds.ts';
import { wirePerson } from '#sources/statsapi/wire/named.ts';
import { day, optional, prose, rows, text } from '#sources/statsapi/wire/tolerant.ts';

/** For an unsigned player the new club is present but has no id. */
const wireClub = optional(z.object({ id: optionalId, name: text }));

const wireFreeAgent = z.object({
  player: wirePerson,
  originalTeam: wireClub,
  newTeam: wireClub,
  position: optional(z.object({ abbreviation: text })),
  dateDeclared: day,
  dateSigned: day,
  notes: prose,
});

export const wireFreeAgents = z.object({ freeAgents: rows(wireFreeAgent, 3000) });

export type WireFreeAgent = z.infer<typeof wireFreeAgent>;
