export type Movement = { kind: 'up' | 'down' | 'same' | 'new'; short: string; words: string };

const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

/** Describes the places gained (positive) or lost since last week; null for a user who was not on the board then. */
export function describeMovement(movement: number | null): Movement {
  if (movement === null) return { kind: 'new', short: 'new', words: 'not on the board last week' };
  if (movement === 0) return { kind: 'same', short: 'same', words: 'same place as last week' };
  const kind = movement > 0 ? 'up' : 'down';
  const count = Math.abs(movement);
  return { kind, short: `${kind} ${count}`, words: `${kind} ${places(count)} since last week` };
}
