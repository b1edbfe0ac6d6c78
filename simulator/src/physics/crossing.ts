import type { PitchPhysics } from '../played-game.ts';
import type { Spot } from './plate-location.ts';

type Path = Pick<PitchPhysics, 'x0' | 'y0' | 'z0' | 'vX0' | 'vY0' | 'vZ0' | 'aX' | 'aY' | 'aZ'>;

/** Computes where a pitch crosses the plane at a distance (inches) from the back of the plate, from its nine parameters. */
export function crossingAt({ x0, y0, z0, vX0, vY0, vZ0, aX, aY, aZ }: Path, inches: number): Spot {
  const time = (-vY0 - Math.sqrt(vY0 * vY0 - 2 * aY * (y0 - inches / 12))) / aY;
  return { x: x0 + vX0 * time + (aX * time * time) / 2, z: z0 + vZ0 * time + (aZ * time * time) / 2 };
}
