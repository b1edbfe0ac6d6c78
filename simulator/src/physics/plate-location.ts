import type { Hand } from '../model.ts';
import type { PitchPhysics } from '../played-game.ts';
import type { Random } from '../rng/random.ts';

/** Feet: half the plate's width plus the ball's radius. A pitch within is in the strike zone. */
export const zoneHalfWidth = 0.83;

export type Zone = { top: number; bottom: number };
export type Spot = { x: number; z: number };

/** Height of the middle of a zone. */
export function middleOf({ top, bottom }: Zone): number {
  return (top + bottom) / 2;
}

const isInside = (spot: Spot, zone: Zone): boolean =>
  Math.abs(spot.x) <= zoneHalfWidth && spot.z <= zone.top && spot.z >= zone.bottom;

function inZone(random: Random, zone: Zone): Spot {
  const middle = middleOf(zone);
  const reach = (zone.top - zone.bottom) / 2;
  for (let tries = 0; tries < 12; tries++) {
    const spot = { x: random.normal(0, 0.46), z: middle + random.normal(-0.05, 0.5) * reach };
    if (isInside(spot, zone)) return spot;
  }
  return { x: 0, z: middle };
}

/** Draws a spot outside the zone, usually close to it; `chase` limits it to pitches that batters swing at. */
function outOfZone(random: Random, zone: Zone, chase: boolean): Spot {
  const middle = middleOf(zone);
  const spread = chase ? 0.85 : 1.08;
  for (let tries = 0; tries < 30; tries++) {
    const spot = { x: random.normal(0, 0.92 * spread), z: random.normal(middle - 0.28, 1.05 * spread) };
    if (!isInside(spot, zone) && spot.z > 0.35 && Math.abs(spot.x) < 2.4) return spot;
  }
  return { x: zoneHalfWidth + 0.25, z: zone.bottom - 0.2 };
}

const strikeShare: Readonly<Record<string, number>> = {
  C: 0.93,
  B: 0.05,
  F: 0.74,
  X: 0.84,
  D: 0.88,
  E: 0.88,
  S: 0.5,
  T: 0.6,
  L: 0.8,
  M: 0.7,
};

/** Draws where a pitch with the given call crosses the front of the plate. */
export function plateSpot(random: Random, call: string, zone: Zone, bats: Hand): Spot {
  // From the catcher's view a right-handed batter stands on the left.
  if (call === 'H') return { x: (bats === 'R' ? -1 : 1) * random.between(1.55, 2.5), z: random.between(1.2, 4.6) };
  if (call === '*B') return { x: random.normal(0, 0.9), z: random.between(-0.3, 0.55) };
  if (call === 'W') return { x: random.normal(0, 0.6), z: random.between(0.4, zone.bottom - 0.1) };
  if (random.chance(strikeShare[call] ?? 0.6)) return inZone(random, zone);
  return outOfZone(random, zone, call !== 'B');
}

type Path = Pick<PitchPhysics, 'x0' | 'y0' | 'z0' | 'vX0' | 'vY0' | 'vZ0' | 'aX' | 'aY' | 'aZ'>;

/** Computes where a pitch crosses the plane at a distance (inches) from the back of the plate, from its nine parameters. */
export function crossingAt({ x0, y0, z0, vX0, vY0, vZ0, aX, aY, aZ }: Path, inches: number): Spot {
  const time = (-vY0 - Math.sqrt(vY0 * vY0 - 2 * aY * (y0 - inches / 12))) / aY;
  return { x: x0 + vX0 * time + (aX * time * time) / 2, z: z0 + vZ0 * time + (aZ * time * time) / 2 };
}
