import type { PositionGroup, RosterEntry } from './roster.ts';

const groupNames = {
  catcher: 'Catchers',
  infielder: 'Infielders',
  outfielder: 'Outfielders',
  hitter: 'Designated Hitters',
  pitcher: 'Pitchers',
  twoWay: 'Pitchers',
  other: 'Others',
} as const satisfies Record<PositionGroup, string>;

type RosterGroupName = (typeof groupNames)[PositionGroup];

type RosterGroup = { name: RosterGroupName; entries: RosterEntry[] };

/** Groups a roster by kind of position, in the order of a roster sheet; empty groups are left out. */
export function groupByPosition(entries: readonly RosterEntry[]): RosterGroup[] {
  return [...new Set(Object.values(groupNames))]
    .map((name) => ({ name, entries: entries.filter((entry) => groupOf(entry) === name) }))
    .filter((group) => group.entries.length > 0);
}

function groupOf({ position }: RosterEntry): RosterGroupName {
  return groupNames[position?.group ?? 'other'];
}
