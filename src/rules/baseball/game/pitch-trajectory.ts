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
