import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { plateHalfWidth } from '#rules/baseball/game/strike-zone.ts';
import styles from './strike-zone.module.css';

/** The batter's zone with its nine cells. */
export function ZoneGrid({ zoneTop, zoneBottom }: { zoneTop: number; zoneBottom: number }) {
  const { x, y, width, height } = zoneRectangle(zoneTop, zoneBottom);
  const thirds = [1, 2].map((third) => ({
    across: `M${x} ${y + (height * third) / 3}h${width}`,
    down: `M${x + (width * third) / 3} ${y}v${height}`,
  }));
  return (
    <g aria-hidden="true">
      <rect className={styles.zoneGridAir} x={x} y={y} width={width} height={height} />
      <path className={styles.thirds} d={thirds.map(({ across, down }) => across + down).join('')} />
      <rect className={styles.edge} x={x} y={y} width={width} height={height} />
    </g>
  );
}

/**
 * The strike-zone picture in feet, seen from behind the plate: x from the plate's middle (right positive),
 * z above the ground, both in the plane of the plate's front edge, where the upstream measures a pitch.
 */
export type FrontPoint = { x: number; z: number };

/** Rule 3.01: a ball's circumference is 9 to 9¼ inches, so its radius is 1.45 inches. */
export const ballRadius = 1.45 / 12;
/** The origin of all pictures of the zone, and the largest visible area, feet. */
export const frame = { left: -2.4, right: 2.4, bottom: -0.62, top: 5.08 } as const;
/** A part of the picture, feet. */
export type ZoneArea = Record<keyof typeof frame, number>;

type BatterZone = Pick<PlateAppearance, 'batSide' | 'zoneTop' | 'zoneBottom'>;

/** The visible area around a batter's zone: wider on the batter's side, where the batter is drawn outside the zone. */
export function areaAround({ batSide, zoneTop, zoneBottom }: BatterZone): ZoneArea {
  // a pitch that is moved to the edge stays beside the zone
  const [near, far, up] = [1.19, 1.13, 1.37];
  const middle = (zoneTop + zoneBottom) / 2;
  const [left, right] = batSide === 'L' ? [far, near] : [near, far];
  return { left: -left, right, bottom: middle - up, top: middle + up };
}

const unitsPerFoot = 100;

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

type ClampedPitch = { at: FrontPoint; isOutside: boolean };

/** Moves a pitch near or outside the edge of the visible area to `margin` feet within it; `isOutside` marks it. */
export function clampToArea({ x, z }: FrontPoint, area: ZoneArea, margin: number): ClampedPitch {
  const { left, right, bottom, top } = area;
  const at = {
    x: Math.min(Math.max(x, left + margin), right - margin),
    z: Math.min(Math.max(z, bottom + margin), top - margin),
  };
  return { at, isOutside: at.x !== x || at.z !== z };
}

type Rectangle = { x: number; y: number; width: number; height: number };

/** The batter's zone in picture units. */
export function zoneRectangle(zoneTop: number, zoneBottom: number): Rectangle {
  return {
    x: svgX(-plateHalfWidth),
    y: svgY(zoneTop),
    width: toUnits(2 * plateHalfWidth),
    height: toUnits(zoneTop - zoneBottom),
  };
}
