import { z } from 'zod';

/** A position in feet from home plate: x toward the first-base side, y toward center field. */
const groundPointSchema = z.object({ x: z.number(), y: z.number() });

/** A batted ball and the outfielder who tried to catch it. Speeds are in feet per second, distances in feet, times in seconds. */
export const fieldingPlaySchema = z.object({
  gamePk: z.number().int().nullable(),
  playerName: z.string().nullable(),
  /** the outfielder's position */
  position: z.enum(['LF', 'CF', 'RF']).nullable(),
  sprintSpeed: z.number().nullable(),
  /** from the outfielder's start to the landing point of the ball */
  distance: z.number().nullable(),
  hangTime: z.number().nullable(),
  /** percentage of such balls that outfielders catch */
  catchRate: z.number().nullable(),
  /** difficulty, 1 to 5; null for a routine catch */
  stars: z.number().int().nullable(),
  isOut: z.boolean().nullable(),
  start: groundPointSchema.nullable(),
  landing: groundPointSchema.nullable(),
});

export type GroundPoint = z.infer<typeof groundPointSchema>;
export type FieldingPlay = z.infer<typeof fieldingPlaySchema>;

const outfield = new Set<string | null>(['LF', 'CF', 'RF', 'OF']);

/** True when the position (the upstream's abbreviation) is in the outfield. */
export function isOutfielder({ position }: { position: string | null }): boolean {
  return outfield.has(position);
}
