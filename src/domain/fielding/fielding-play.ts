import { z } from 'zod';

/** A ball that an outfielder went after. The speed is feet per second, the distance feet. */
export const fieldingPlaySchema = z.object({
  gamePk: z.number().int().nullable(),
  playerName: z.string().nullable(),
  sprintSpeed: z.number().nullable(),
  distance: z.number().nullable(),
});

export type FieldingPlay = z.infer<typeof fieldingPlaySchema>;
