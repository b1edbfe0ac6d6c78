import { z } from 'zod';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import { type UpstreamResponse, memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { optionalId } from '#sources/statsapi/wire/baseball-bounds.ts';
import { toNamed, toText } from '#sources/statsapi/wire/to-named.ts';
import { day, optional, prose, rows, text } from '#sources/statsapi/wire/tolerant.ts';
import { wirePerson } from '#sources/statsapi/wire/wire-team.ts';
import type { FreeAgent } from './shapes.ts';

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

/** The free agents after a season, signed and unsigned. The list can be empty. */
export function readFreeAgents(client: StatsApiClient, season: string): Promise<UpstreamResponse<FreeAgent[]>> {
  return client.read('/api/v1/people/freeAgents', { kind: 'freeAgents', query: { season }, convert: toFreeAgents });
}

export const toFreeAgents = memoizeByBody((body): FreeAgent[] =>
  wireFreeAgents.parse(body).freeAgents.map(toFreeAgent),
);

function toFreeAgent(wire: z.infer<typeof wireFreeAgent>): FreeAgent {
  return {
    player: { id: wire.player.id, name: wire.player.fullName ?? unknownPlayer },
    position: wire.position?.abbreviation ?? null,
    originalTeam: toNamed(wire.originalTeam),
    newTeam: toNamed(wire.newTeam),
    declaredOn: toText(wire.dateDeclared),
    signedOn: toText(wire.dateSigned),
    notes: toText(wire.notes),
  };
}
