import { z } from 'zod';

const daySchema = z.string().nullable();

/** One season of the league's calendar; days are YYYY-MM-DD, null where the upstream has none. */
export const seasonSchema = z.object({
  /** '2025' */
  id: z.string(),
  regularStart: daySchema,
  regularEnd: daySchema,
  end: daySchema,
});

export type Season = z.infer<typeof seasonSchema>;
