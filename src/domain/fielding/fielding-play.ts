import { z } from 'zod';

/** Feet from home plate: x towards first base's side, y towards centre field. */
const groundPointSchema = z.object({ x: z.number(), y: z.number() });

/** A ball that an outfielder went after. Speeds are feet per second, distances feet, times seconds. */
export const fieldingPlaySchema = z.object({
  gamePk: z.number().int().nullable(),
  playerName: z.string().nullable(),
  /** where he played */
  position: z.enum(['LF', 'CF', 'RF']).nullable(),
  sprintSpeed: z.number().nullable(),
  /** from where he stood to where the ball came down */
  distance: z.number().nullable(),
  hangTime: z.number().nullable(),
  /** how many in a hundred such balls are caught */
  catchRate: z.number().nullable(),
  /** difficulty, 1 to 5; null for what nearly everybody catches */
  stars: z.number().int().nullable(),
  isOut: z.boolean().nullable(),
  start: groundPointSchema.nullable(),
  landing: groundPointSchema.nullable(),
});

export type GroundPoint = z.infer<typeof groundPointSchema>;
export type FieldingPlay = z.infer<typeof fieldingPlaySchema>;
