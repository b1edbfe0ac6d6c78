import { z } from 'zod';
import { wirePerson } from '../wire/named.ts';
import { maybe, rows, text, whole } from '../wire/tolerant.ts';

/** An unsigned player's new club is there, without a number. */
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
