import type { Cell } from '../../rules/shapes.ts';

type Point = readonly [x: number, y: number];

/** Home, first, second, third and home again, in a square of 64 units. */
const corners: readonly Point[] = [
  [32, 51],
  [49, 34],
  [32, 17],
  [15, 34],
  [32, 51],
];

const corner = (base: number): Point => corners[base] ?? [32, 51];

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

const line = (points: readonly Point[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');

export const diamondPath = `${line(corners.slice(0, 4))}z`;

/** The base from which a runner began: home, or the base of a placed runner. */
const origin = ({ kind, legs }: Cell): number => (kind === 'placed' ? (legs[0]?.to ?? 2) : 0);

/** The bases that a runner won, and half the way to the base of an out. */
export function runnerPath(cell: Cell): string {
  const won = [origin(cell), ...cell.legs.map(({ to }) => to).filter((to) => to > origin(cell))];
  const points = won.map(corner);
  const last = won.at(-1) ?? 0;
  const stop = stopOf(cell);
  const all = stop && cell.out?.at !== last ? [...points, stop] : points;
  return all.length > 1 ? line(all) : '';
}

/** Where a runner was stopped: half-way, or on a base for a runner who was picked or doubled off. */
function stopOf({ out, legs }: Cell): Point | null {
  if (out === null || out.at === null) return null;
  const last = legs.at(-1)?.to ?? 0;
  return out.at === last ? corner(last) : between(corner(out.at - 1), corner(out.at));
}

/** A bar across the way at the stop. */
export function stopPath(cell: Cell): string {
  const stop = stopOf(cell);
  if (stop === null) return '';
  const [x, y] = stop;
  const isRising = cell.out?.at === 1 || cell.out?.at === 3;
  return isRising ? `M${x - 4} ${y - 4}l8 8` : `M${x - 4} ${y + 4}l8-8`;
}

export type Side = { x: number; y: number; anchor: 'start' | 'end' };

/** Where the first of so many lines of the sign of a base is written: beside the leg that leads to it. */
export function signPlace(base: number, lines: number): Side {
  const up = lines > 1 ? 3 : 0;
  if (base === 1) return { x: 63, y: 48 - 2 * up, anchor: 'end' };
  if (base === 2) return { x: 63, y: lines > 1 ? 24 : 25, anchor: 'end' };
  return base === 3 ? { x: 2, y: 28 - up, anchor: 'start' } : { x: 2, y: 48 - up, anchor: 'start' };
}

/** The size of a notation, so that it stays within its square. */
export function notationSize(text: string): number {
  if (text.length <= 2) return 19;
  if (text.length <= 3) return 15;
  return text.length <= 5 ? 12.5 : 9.5;
}
