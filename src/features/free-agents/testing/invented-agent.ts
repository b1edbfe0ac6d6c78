import type { FreeAgent } from '../shapes.ts';

/** A pitcher without a club; all other fields are empty except the given ones. */
export function inventedAgent(id: number, facts: Partial<FreeAgent> = {}): FreeAgent {
  const empty = { originalTeam: null, newTeam: null, declaredOn: null, signedOn: null, notes: null };
  return { player: { id, name: `Player ${id}` }, position: 'SP', ...empty, ...facts };
}
