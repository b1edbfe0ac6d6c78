import type { RosterEntry, PositionGroup } from './roster.ts';

/** Order of the positions in a depth chart: starters, bullpen, field. Other positions (`OF`) follow in the given order. */
const order = ['SP', 'CP', 'P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'];

export type DepthPosition = { abbreviation: string; name: string; entries: RosterEntry[] };

/** The players of each position in the club's order, first choice first; players without a position are left out. */
export function depthChart(entries: readonly RosterEntry[]): DepthPosition[] {
  const positions = new Map<string, DepthPosition>();
  for (const entry of entries) {
    if (entry.position === null || entry.position.abbreviation === '') continue;
    const { abbreviation, name } = entry.position;
    const position = positions.get(abbreviation) ?? {
      abbreviation,
      name: depthNames[abbreviation] ?? name,
      entries: [],
    };
    if (!position.entries.some(({ id }) => id === entry.id)) position.entries.push(entry);
    positions.set(abbreviation, position);
  }
  const place = ({ abbreviation }: DepthPosition) =>
    (order.indexOf(abbreviation) + order.length + 1) % (order.length + 1);
  return [...positions.values()].toSorted((a, b) => place(a) - place(b));
}

/** The upstream has one name for all pitchers and one for all outfielders; a depth chart distinguishes them. */
const depthNames: Readonly<Record<string, string>> = {
  SP: 'Starting pitchers',
  CP: 'Closer',
  P: 'Bullpen',
  C: 'Catcher',
  '1B': 'First base',
  '2B': 'Second base',
  '3B': 'Third base',
  SS: 'Shortstop',
  LF: 'Left field',
  CF: 'Center field',
  RF: 'Right field',
  DH: 'Designated hitter',
};

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
