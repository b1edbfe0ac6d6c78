import type { FreeAgent } from './shapes.ts';

type Club = NonNullable<FreeAgent['newTeam']>;

export type FreeAgentView = 'unsigned' | 'signed';

/** Selects free agents; null means all positions or all former clubs. */
export type FreeAgentFilter = { view: FreeAgentView; position: string | null; formerClub: number | null };

/** A free agent with a new club is signed; the notes are not considered. */
export function isSigned({ newTeam }: FreeAgent): boolean {
  return newTeam !== null;
}

/**
 * Lets players whose signing the upstream does not know be signed by the club that lists them in the next season: those who play are no
 * free agents. `clubs`: the club of each player of that season, by id.
 */
export function signPlaying(
  agents: readonly FreeAgent[],
  next: { season: string; clubs: ReadonlyMap<number, Club> },
): FreeAgent[] {
  return agents.map((agent) => {
    const newTeam = next.clubs.get(agent.player.id);
    if (isSigned(agent) || newTeam === undefined) return agent;
    return { ...agent, newTeam, signedOn: null, notes: `Listed with this club in ${next.season}` };
  });
}

export function isInView(agent: FreeAgent, view: FreeAgentView): boolean {
  return isSigned(agent) === (view === 'signed');
}

/** The matching free agents in the given order. */
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

type Count<T> = { value: T; players: number };

/** The number of players at each position, in scorebook order: pitchers, catchers, infield, outfield, others. */
export function countPositions(agents: readonly FreeAgent[]): Count<string>[] {
  const counts = new Map<string, number>();
  for (const { position } of agents) {
    if (position !== null) counts.set(position, (counts.get(position) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, players]) => ({ value, players }))
    .toSorted((one, other) => orderOf(one.value) - orderOf(other.value) || one.value.localeCompare(other.value));
}

/** In the order of `countPositions`. */
export const positionNames: Readonly<Record<string, string>> = {
  SP: 'Starting pitchers',
  RP: 'Relief pitchers',
  P: 'Pitchers',
  TWP: 'Two-way players',
  C: 'Catchers',
  '1B': 'First base',
  '2B': 'Second base',
  '3B': 'Third base',
  SS: 'Shortstops',
  IF: 'Infielders',
  LF: 'Left field',
  CF: 'Center field',
  RF: 'Right field',
  OF: 'Outfielders',
  DH: 'Designated hitters',
};

const positionOrder = Object.keys(positionNames);

function orderOf(position: string): number {
  const index = positionOrder.indexOf(position);
  return index === -1 ? positionOrder.length : index;
}

/** The number of players of each former club, by club name; if a club has two names, the later one is used. */
export function countFormerClubs(agents: readonly FreeAgent[]): Count<Club>[] {
  const counts = new Map<number, Count<Club>>();
  for (const { originalTeam: value } of agents) {
    if (value !== null) counts.set(value.id, { value, players: (counts.get(value.id)?.players ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => one.value.name.localeCompare(other.value.name));
}

/** The number of players who moved from one club to another; `from` equals `to` for those who stayed. */
export type ClubFlow = { from: Club; to: Club; players: number };

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
