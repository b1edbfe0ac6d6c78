import { paint } from '../shapes/paint.ts';

export type Point = readonly [x: number, y: number];

/** A part of a limb between two joints, with its half widths at both. */
export type Segment = { from: Point; to: Point; start: number; end: number; color: string };

const text = (value: number): string => value.toFixed(1);

/** Path data of two circles with their common tangents: a tapered, round-ended bar. */
function bar({ from: [ax, ay], to: [bx, by], start, end }: Segment): string {
  const distance = Math.max(Math.hypot(bx - ax, by - ay), Math.abs(start - end) + 0.01);
  const along = Math.atan2(by - ay, bx - ax);
  const spread = Math.acos((start - end) / distance);
  const at = (x: number, y: number, radius: number, angle: number): string =>
    `${text(x + radius * Math.cos(angle))} ${text(y + radius * Math.sin(angle))}`;
  return [
    `M${at(ax, ay, start, along - spread)}`,
    `L${at(bx, by, end, along - spread)}`,
    `A${end} ${end} 0 ${start < end ? 1 : 0} 1 ${at(bx, by, end, along + spread)}`,
    `L${at(ax, ay, start, along + spread)}`,
    `A${start} ${start} 0 ${start > end ? 1 : 0} 1 ${at(ax, ay, start, along - spread)}z`,
  ].join('');
}

/** A limb with one outline: the ink of all segments is drawn below their colors. */
export function limb(...segments: readonly Segment[]): string {
  const bars = segments.map((segment) => ({ d: bar(segment), color: segment.color }));
  const ink = bars.map(({ d }) => `<path d="${d}" fill="${paint.ink}" stroke="${paint.ink}" stroke-width="6"/>`);
  const colors = bars.map(({ d, color }) => `<path d="${d}" fill="${color}"/>`);
  return [...ink, ...colors].join('');
}

/** The point at a share (0 to 1) of the line between two points. */
export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
