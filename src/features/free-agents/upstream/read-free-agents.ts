import type { FreeAgent } from '../rules/free-agent.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { memoizeByBody } from '#sources/statsapi/client/memoize-by-body.ts';
import { toNamed, toText } from '#sources/statsapi/wire/to-named.ts';
import { wireFreeAgents, type WireFreeAgent } from './wire-free-agents.ts';

/** The free agents after a season, signed and unsigned. The list can be empty. */
export function readFreeAgents(client: StatsApiClient, season: string): Promise<UpstreamResponse<FreeAgent[]>> {
  return client.read('/api/v1/people/freeAgents', { kind: 'freeAgents', query: { season }, convert: toFreeAgents });
}

export const toFreeAgents = memoizeByBody((body): FreeAgent[] =>
  wireFreeAgents.parse(body).freeAgents.map(toFreeAgent),
);

function toFreeAgent(wire: WireFreeAgent): FreeAgent {
  return {
    player: { id: wire.player.id, name: wire.player.fullName ?? `Player ${wire.player.id}` },
    position: wire.position?.abbreviation ?? null,
    originalTeam: toNamed(wire.originalTeam),
    newTeam: toNamed(wire.newTeam),
    declaredOn: toText(wire.dateDeclared),
    signedOn: toText(wire.dateSigned),
    notes: toText(wire.notes),
  };
}
