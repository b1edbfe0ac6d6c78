/**
 * The strike-zone picture in feet, seen from behind the plate: x from the plate's middle (right positive),
 * z above the ground, both in the plane of the plate's front edge, where the upstream measures a pitch.
 */
export type FrontPoint = { x: number; z: number };
/** A point on the ground: x as above, y from the plate's back tip toward the mound, feet. */
export type GroundPoint = { x: number; y: number };

/** Rule 2.02: home plate is 17 inches wide. */
export const plateHalfWidth = 17 / 24;
/** Rule 3.01: a ball's circumference is 9 to 9¼ inches, so its radius is 1.45 inches. */
export const ballRadius = 1.45 / 12;
/** The visible area, feet. */
export const frame = { left: -2.4, right: 2.4, bottom: -0.62, top: 5.08 } as const;
/** A part of the picture, feet. */
export type ZoneArea = Record<keyof typeof frame, number>;

const unitsPerFoot = 100;
/** The position of an umpire's eye: feet behind the plate's tip and above the ground. */
const eye = { behind: 8, height: 2.5 } as const;
const plateDepth = 17 / 12;

/** Converts feet to picture units (100 per foot), rounded so that server and browser render the same digits. */
export function toUnits(feet: number): number {
  return Math.round(feet * unitsPerFoot * 10) / 10;
}

export function svgX(x: number): number {
  return toUnits(x - frame.left);
}

export function svgY(z: number): number {
  return toUnits(frame.top - z);
}

export function viewBoxOf({ left, right, bottom, top }: ZoneArea): string {
  return `${svgX(left)} ${svgY(top)} ${toUnits(right - left)} ${toUnits(top - bottom)}`;
}

/** Projects a point on the ground onto the plane of the plate's front edge. */
export function projectGround({ x, y }: GroundPoint): FrontPoint {
  const scale = (eye.behind + plateDepth) / (eye.behind + y);
  return { x: x * scale, z: eye.height * (1 - scale) };
}

export function svgPoints(points: FrontPoint[]): string {
  return points.map(({ x, z }) => `${svgX(x)},${svgY(z)}`).join(' ');
}

const half = plateDepth / 2;
/** Rule 2.02: 17 inches of front edge, 8½ of each side, and two 12-inch edges that meet at the back tip. */
export const plateOutline: FrontPoint[] = [
  { x: -half, y: plateDepth },
  { x: half, y: plateDepth },
  { x: half, y: half },
  { x: 0, y: 0 },
  { x: -half, y: half },
].map(projectGround);

/** Rule 2.01, appendix 2: a box is 4 by 6 feet, 6 inches from the plate, centered on the plate's middle. */
const boxNear = half + 0.5;
export const batterBoxLines = ([-1, 1] as const).map((side) =>
  [
    { x: side * (boxNear + 4), y: half + 3 },
    { x: side * boxNear, y: half + 3 },
    { x: side * boxNear, y: half - 3 },
  ].map(projectGround),
);

export type ClampedPitch = { at: FrontPoint; isOutside: boolean };

/** Moves a pitch outside the visible area to its edge; `isOutside` marks it. */
export function clampToArea({ x, z }: FrontPoint, { left, right, bottom, top }: ZoneArea): ClampedPitch {
  const margin = ballRadius * 2.1;
  const at = {
    x: Math.min(Math.max(x, left + margin), right - margin),
    z: Math.min(Math.max(z, bottom + margin), top - margin),
  };
  return { at, isOutside: at.x !== x || at.z !== z };
}

export type Rectangle = { x: number; y: number; width: number; height: number };

/** The batter's zone in picture units. */
export function zoneRectangle(zoneTop: number, zoneBottom: number): Rectangle {
  return {
    x: svgX(-plateHalfWidth),
    y: svgY(zoneTop),
    width: toUnits(2 * plateHalfWidth),
    height: toUnits(zoneTop - zoneBottom),
  };
}
