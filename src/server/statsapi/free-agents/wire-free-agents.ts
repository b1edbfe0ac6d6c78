import { z } from 'zod';
import { wirePerson } from '../wire/named.ts';
import { maybe, rows, text, whole } from '../wire/tolerant.ts';

/** For an unsigned player the new club is present but has no id. */
const wireMaybeClub = maybe(z.object({ id: whole, name: text }));

const wireFreeAgent = z.object({
  player: wirePerson,
  originalTeam: wireMaybeClub,
  newTeam: wireMaybeClub,
  position: maybe(z.object({ abbreviation: text })),
  dateDeclared: text,
  dateSigned: text,
  notes: text,
});

export const wireFreeAgents = z.object({ freeAgents: rows(wireFreeAgent) });

export type WireFreeAgent = z.infer<typeof wireFreeAgent>;
