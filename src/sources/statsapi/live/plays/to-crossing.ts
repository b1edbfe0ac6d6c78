import { crossingAt, type PitchTrajectory } from '#rules/baseball/game/pitch-trajectory.ts';
import type { Crossing } from '#rules/baseball/game/strike-zone.ts';
import type { WirePitchData } from './wire-play-event.ts';

/** The front of home plate, inches from its back tip. */
const front = 17;

/** The nine parameters; null if one is missing. */
const toTrajectory = (wire: WirePitchData['coordinates']): PitchTrajectory | null => {
  const { x0, y0, z0, vX0, vY0, vZ0, aX, aY, aZ } = wire ?? {};
  const isMissing = [x0, y0, z0, vX0, vY0, vZ0, aX, aY, aZ].includes(undefined);
  if (isMissing) return null;
  const vector = (x = 0, y = 0, z = 0) => ({ x, y, z });
  return { position: vector(x0, y0, z0), velocity: vector(vX0, vY0, vZ0), acceleration: vector(aX, aY, aZ) };
};

/**
 * Where a pitch crossed the plane of the zone. The feed has the position at the front of the plate, but since 2026 a zone at its
 * middle (`strikeZoneDepth`).
 */
export function toCrossing(wire: WirePitchData | undefined): Crossing {
  const { pX: x = null, pZ: z = null } = wire?.coordinates ?? {};
  const depth = wire?.strikeZoneDepth;
  if (x === null || z === null || depth === undefined) return { x, z };
  const trajectory = toTrajectory(wire?.coordinates);
  return (trajectory && crossingAt(trajectory, (front - depth) / 12)) ?? { x, z };
}
