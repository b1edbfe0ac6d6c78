import type { FreeAgent } from '#domain/free-agents/free-agent.ts';
import { memoizeByBody } from '../client/memoize-by-body.ts';
import { toNamed, toText } from '../wire/to-named.ts';
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
