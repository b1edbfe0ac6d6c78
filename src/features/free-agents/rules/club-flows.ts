import type { FreeAgent } from './free-agent.ts';

type FlowClub = { id: number; name: string };

/** The number of players who moved from one club to another; `from` equals `to` for those who stayed. */
export type ClubFlow = { from: FlowClub; to: FlowClub; players: number };

/** The moves of signed free agents, largest first. A free agent without a known former club is not counted. */
export function clubFlows(agents: readonly FreeAgent[]): ClubFlow[] {
  const flows = new Map<string, ClubFlow>();
  for (const { originalTeam: from, newTeam: to } of agents) {
    if (from === null || to === null) continue;
    const key = `${from.id} ${to.id}`;
    const players = (flows.get(key)?.players ?? 0) + 1;
    flows.set(key, { from, to, players });
  }
  return [...flows.values()].toSorted(
    (one, other) =>
      other.players - one.players ||
      one.from.name.localeCompare(other.from.name) ||
      one.to.name.localeCompare(other.to.name),
  );
}
