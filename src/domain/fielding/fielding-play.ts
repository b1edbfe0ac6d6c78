import { z } from 'zod';

/** A ball that an outfielder went after. Speeds are feet per second, distances feet, times seconds. */
export const fieldingPlaySchema = z.object({
  gamePk: z.number().int().nullable(),
  playerName: z.string().nullable(),
  sprintSpeed: z.number().nullable(),
  distance: z.number().nullable(),
  hangTime: z.number().nullable(),
  /** 0 to 1 */
  catchProbability: z.number().nullable(),
  isOut: z.boolean().nullable(),
});

export type FieldingPlay = z.infer<typeof fieldingPlaySchema>;
