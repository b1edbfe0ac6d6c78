import type { ClubFlow } from '../../rules/club-flows.ts';

const sum = (flows: readonly ClubFlow[]): number => flows.reduce((total, { players }) => total + players, 0);

/** 'Of 376 players 48 stayed with their club. Most chosen: New York Mets, by 28.' */
export function describeFlows(flows: readonly ClubFlow[]): string {
  const stayed = sum(flows.filter(({ from, to }) => from.id === to.id));
  const arrivals = new Map<number, { name: string; players: number }>();
  for (const { to, players } of flows) {
    arrivals.set(to.id, { name: to.name, players: (arrivals.get(to.id)?.players ?? 0) + players });
  }
  const [favorite] = [...arrivals.values()].toSorted((one, other) => other.players - one.players);
  const all = sum(flows);
  const stays = `Of ${all} ${all === 1 ? 'player' : 'players'} ${stayed} stayed with ${stayed === 1 ? 'his' : 'their'} club.`;
  return favorite === undefined ? stays : `${stays} Most chosen: ${favorite.name}, by ${favorite.players}.`;
}
