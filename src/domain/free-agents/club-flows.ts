import type { FreeAgent } from './free-agent.ts';

type Club = { id: number; name: string };

/** How many players went from one club to another, or stayed where both are the same. */
export type ClubFlow = { from: Club; to: Club; players: number };

/** The moves of who has signed, the largest first; a free agent whose former club is not told is in none. */
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
