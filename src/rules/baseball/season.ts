import { z } from 'zod';

const daySchema = z.string().nullable();

/** One season of the league's calendar; days are YYYY-MM-DD, null where the upstream has none. */
export const seasonSchema = z.object({
  /** '2025' */
  id: z.string(),
  springStart: daySchema,
  regularStart: daySchema,
  regularEnd: daySchema,
  postSeasonStart: daySchema,
  end: daySchema,
});

export type Season = z.infer<typeof seasonSchema>;
