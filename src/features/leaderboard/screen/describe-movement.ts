type Movement = { kind: 'up' | 'down' | 'new'; short: string; long: string };

const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

/**
 * Describes the places gained (positive) or lost since last week; null for a user who was not on the board then. An unchanged place has no
 * description.
 */
export function describeMovement(movement: number | null): Movement | null {
  if (movement === null) return { kind: 'new', short: 'new', long: 'not on the board last week' };
  if (movement === 0) return null;
  const kind = movement > 0 ? 'up' : 'down';
  const count = Math.abs(movement);
  return { kind, short: String(count), long: `${kind} ${places(count)} since last week` };
}
