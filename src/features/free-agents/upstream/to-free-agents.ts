import type { FreeAgent } from '../rules/free-agent.ts';
import { memoizeByBody } from '#sources/statsapi/client/memoize-by-body.ts';
import { toNamed, toText } from '#sources/statsapi/wire/to-named.ts';
import { wireFreeAgents, type WireFreeAgent } from './wire-free-agents.ts';

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
