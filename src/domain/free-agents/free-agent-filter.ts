import type { FreeAgent } from './free-agent.ts';
import { isSigned } from './is-signed.ts';

export type FreeAgentView = 'unsigned' | 'signed';

/** Which free agents are looked at; null means all positions, all former clubs. */
export type FreeAgentFilter = { view: FreeAgentView; position: string | null; formerClub: number | null };

export function isInView(agent: FreeAgent, view: FreeAgentView): boolean {
  return isSigned(agent) === (view === 'signed');
}

/** Who fits, in the order given. */
export function filterFreeAgents(
  agents: readonly FreeAgent[],
  { view, position, formerClub }: FreeAgentFilter,
): FreeAgent[] {
  return agents.filter(
    (agent) =>
      isInView(agent, view) &&
      (position === null || agent.position === position) &&
      (formerClub === null || agent.originalTeam?.id === formerClub),
  );
}

type Counted<T> = { value: T; players: number };

/** How many play each position, in the order of a scorebook: pitchers, catchers, infield, outfield, others. */
export function countPositions(agents: readonly FreeAgent[]): Counted<string>[] {
  const counts = new Map<string, number>();
  for (const { position } of agents) {
    if (position !== null) counts.set(position, (counts.get(position) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, players]) => ({ value, players }))
    .toSorted((one, other) => placeOf(one.value) - placeOf(other.value) || one.value.localeCompare(other.value));
}

const positionOrder = ['SP', 'RP', 'P', 'TWP', 'C', '1B', '2B', '3B', 'SS', 'IF', 'LF', 'CF', 'RF', 'OF', 'DH'];

function placeOf(position: string): number {
  const place = positionOrder.indexOf(position);
  return place === -1 ? positionOrder.length : place;
}

/** How many each former club let go, by its name; of two names of one club the later stands. */
export function countFormerClubs(agents: readonly FreeAgent[]): Counted<{ id: number; name: string }>[] {
  const counts = new Map<number, Counted<{ id: number; name: string }>>();
  for (const { originalTeam: value } of agents) {
    if (value !== null) counts.set(value.id, { value, players: (counts.get(value.id)?.players ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => one.value.name.localeCompare(other.value.name));
}
