/** The zone of a batter without measured values, in feet above the ground. Source: the product specification. */
export const defaultZone = { top: 3.49, bottom: 1.601 };

/** Half of home plate's width of 17 inches, in feet. */
export const plateHalfWidth = 8.5 / 12;

/** A baseball's radius in feet (Official Baseball Rules 3.01: 9 to 9¼ inches around). */
export const ballRadius = 0.121;

type Zone = { zoneTop: number; zoneBottom: number };

/** The position of a pitch relative to the zone, as seen by the catcher; null within the zone in that direction. */
export type PitchPlace = { height: 'high' | 'low' | null; side: 'left' | 'right' | null };

/**
 * The position at which a pitch crossed the plate; null if not measured. A pitch is a strike if any part of the ball
 * touches the zone (Official Baseball Rules, definition of Strike), so the zone is extended by the ball's radius.
 */
export function pitchPlace(
  { x, z }: { x: number | null; z: number | null },
  { zoneTop, zoneBottom }: Zone,
): PitchPlace | null {
  if (x === null || z === null) return null;
  const under = z < zoneBottom - ballRadius ? 'low' : null;
  const height = z > zoneTop + ballRadius ? 'high' : under;
  const left = x < -plateHalfWidth - ballRadius ? 'left' : null;
  return { height, side: x > plateHalfWidth + ballRadius ? 'right' : left };
}

export function isInZone({ height, side }: PitchPlace): boolean {
  return height === null && side === null;
}
