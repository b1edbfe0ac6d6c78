/** The zone of a batter without measured values, in feet above the ground. Source: the product specification. */
export const defaultZone = { top: 3.49, bottom: 1.601 };

/** Half of home plate's width of 17 inches, in feet. */
export const plateHalfWidth = 8.5 / 12;

/** A baseball's radius in feet (Official Baseball Rules 3.01: 9 to 9¼ inches around). */
export const ballRadius = 0.121;

export type Zone = { zoneTop: number; zoneBottom: number };

/**
 * A pitch in the plane in which the batter's zone is measured, feet: the front of the plate, and from 2026, where the feed has the
 * zone's depth, the middle of the plate. Null if not measured.
 */
export type Crossing = { x: number | null; z: number | null };

/** The position of a pitch relative to the zone, as seen by the catcher; null within the zone in that direction. */
type PitchPlace = { height: 'high' | 'low' | null; side: 'left' | 'right' | null };

const feetBeyond = (x: number, z: number, { zoneTop, zoneBottom }: Zone) => ({
  across: Math.abs(x) - plateHalfWidth,
  up: Math.max(zoneBottom - z, z - zoneTop),
});

/**
 * The distance in inches between the surface of the ball and the zone; null if not measured. A pitch is a strike if any part of the
 * ball touches the zone (Official Baseball Rules, definition of Strike): the distance is then 0 or negative, and its absolute value
 * is how much farther out the ball would still touch the zone.
 */
export function inchesFromZone({ x, z }: Crossing, zone: Zone): number | null {
  if (x === null || z === null) return null;
  const { across, up } = feetBeyond(x, z, zone);
  const isCenterInside = across <= 0 && up <= 0;
  const center = isCenterInside ? Math.max(across, up) : Math.hypot(Math.max(across, 0), Math.max(up, 0));
  return (center - ballRadius) * 12;
}

/** The position at which a pitch crossed the plate; null if not measured. */
export function pitchPlace({ x, z }: Crossing, zone: Zone): PitchPlace | null {
  const inches = inchesFromZone({ x, z }, zone);
  if (x === null || z === null || inches === null) return null;
  if (inches <= 0) return { height: null, side: null };
  const { across, up } = feetBeyond(x, z, zone);
  // off a corner, the ball misses the zone although it is within a radius of both edges
  const least = Math.max(across, up) > ballRadius ? ballRadius : 0;
  const height = z > zone.zoneTop ? 'high' : 'low';
  const side = x > 0 ? 'right' : 'left';
  return { height: up > least ? height : null, side: across > least ? side : null };
}

export function isInZone({ height, side }: PitchPlace): boolean {
  return height === null && side === null;
}

type Vector = { x: number; y: number; z: number };

/**
 * The flight of a pitch as nine parameters: position (feet), velocity (feet per second) and constant acceleration (feet per second
 * squared) at one time. x is right of the plate's middle as the catcher sees it, y is from the back tip of the plate toward the
 * mound, z is above the ground. Source: `pitchData.coordinates` of the Stats API.
 */
export type PitchTrajectory = { position: Vector; velocity: Vector; acceleration: Vector };

/** Seconds until the pitch is `y` feet from the back tip of the plate; null if it never is. */
const timeAt = ({ position, velocity, acceleration }: PitchTrajectory, y: number): number | null => {
  const distance = position.y - y;
  const root = Math.sqrt(velocity.y ** 2 - 2 * acceleration.y * distance);
  const time = (2 * distance) / (root - velocity.y);
  return Number.isFinite(time) && time >= 0 ? time : null;
};

/** Where a pitch crosses the plane `y` feet from the back tip of the plate, in feet; null if it never reaches it. */
export function crossingAt(trajectory: PitchTrajectory, y: number): { x: number; z: number } | null {
  const time = timeAt(trajectory, y);
  if (time === null) return null;
  const { position, velocity, acceleration } = trajectory;
  const along = (axis: 'x' | 'z') => position[axis] + velocity[axis] * time + (acceleration[axis] * time ** 2) / 2;
  return { x: along('x'), z: along('z') };
}
