import type { RosterEntry } from './roster.ts';

const groups = [
  { name: 'Catchers', types: ['Catcher'] },
  { name: 'Infielders', types: ['Infielder'] },
  { name: 'Outfielders', types: ['Outfielder'] },
  { name: 'Designated Hitters', types: ['Hitter', 'Batter', 'Runner'] },
  { name: 'Pitchers', types: ['Pitcher', 'Two-Way Player'] },
] as const;

export type RosterGroupName = (typeof groups)[number]['name'] | 'Others';

export type RosterGroup = { name: RosterGroupName; entries: RosterEntry[] };

/** Groups a roster by kind of position, in the order of a roster sheet; empty groups are left out. */
export function groupByPosition(entries: readonly RosterEntry[]): RosterGroup[] {
  const order: RosterGroupName[] = [...groups.map((group) => group.name), 'Others'];
  return order
    .map((name) => ({ name, entries: entries.filter((entry) => groupOf(entry) === name) }))
    .filter((group) => group.entries.length > 0);
}

function groupOf({ position }: RosterEntry): RosterGroupName {
  return groups.find(({ types }) => types.some((type) => type === position?.type))?.name ?? 'Others';
}
