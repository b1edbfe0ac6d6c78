import type { Base } from '#rules/baseball/game/model.ts';

/** A point on the field in feet from home plate: x toward the first-base side, y toward center field. */
export type FieldPoint = { x: number; y: number };

/** Rule 2.01: 90 feet between bases, 60 feet 6 inches to the pitcher's plate. */
const basePath = 90;
const toCorner = basePath / Math.SQRT2;

export const mound: FieldPoint = { x: 0, y: 60.5 };
export const bases: Record<Base, FieldPoint> = {
  1: { x: toCorner, y: toCorner },
  2: { x: 0, y: 2 * toCorner },
  3: { x: -toCorner, y: toCorner },
};

/** A typical park: 330 feet down the lines, 400 feet to center field. */
const linesLength = 330;
export const lineEnds = {
  left: { x: -linesLength / Math.SQRT2, y: linesLength / Math.SQRT2 },
  right: { x: linesLength / Math.SQRT2, y: linesLength / Math.SQRT2 },
};
/** Radius in feet of the fence, an arc through the ends of both foul lines and center field. */
export const fenceRadius = (() => {
  const chordHalf = lineEnds.right.x;
  const rise = 400 - lineEnds.right.y;
  return (chordHalf ** 2 + rise ** 2) / (2 * rise);
})();

export const picture = { left: -250, right: 250, bottom: -34, top: 412 } as const;

const round = (feet: number): number => Math.round(feet * 10) / 10;
/** Converts a point to picture coordinates: feet, with another origin and y pointing down. */
export function svgX(x: number): number {
  return round(x - picture.left);
}

export function svgY(y: number): number {
  return round(picture.top - y);
}

export const viewBox = `0 0 ${picture.right - picture.left} ${picture.top - picture.bottom}`;

/** Usual positions of the fielders, in feet. */
export const positions: Record<string, FieldPoint> = {
  P: mound,
  C: { x: 0, y: -16 },
  '1B': { x: 96, y: 112 },
  '2B': { x: 66, y: 172 },
  SS: { x: -66, y: 172 },
  '3B': { x: -96, y: 112 },
  LF: { x: -145, y: 262 },
  CF: { x: 0, y: 318 },
  RF: { x: 145, y: 262 },
};
