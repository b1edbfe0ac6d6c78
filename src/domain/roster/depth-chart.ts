import type { RosterEntry } from './roster.ts';

/** Positions of a depth chart as it is read: starters, bullpen, then around the field. `OF` and the like stay as they come. */
const order = ['SP', 'CP', 'P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'];

export type DepthPosition = { abbreviation: string; name: string; entries: RosterEntry[] };

/** Who stands where, first choice first, as the club lists them; players without a position are left out. */
export function depthChart(entries: readonly RosterEntry[]): DepthPosition[] {
  const positions = new Map<string, DepthPosition>();
  for (const entry of entries) {
    if (entry.position === null || entry.position.abbreviation === '') continue;
    const { abbreviation, name } = entry.position;
    const known = positions.get(abbreviation) ?? { abbreviation, name: depthNames[abbreviation] ?? name, entries: [] };
    if (!known.entries.some(({ id }) => id === entry.id)) known.entries.push(entry);
    positions.set(abbreviation, known);
  }
  const place = ({ abbreviation }: DepthPosition) =>
    (order.indexOf(abbreviation) + order.length + 1) % (order.length + 1);
  return [...positions.values()].toSorted((a, b) => place(a) - place(b));
}

/** The league calls every pitcher a pitcher and every outfielder an outfielder; a chart tells them apart. */
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
