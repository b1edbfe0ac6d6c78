import { z } from 'zod';

/** A forecast of the day of the game. `cause`: what changed it, null for that of the morning. */
export const historyEntrySchema = z.object({
  /** epoch ms (UTC) */
  madeAt: z.number(),
  /** 0 to 1 */
  homeWinProbability: z.number(),
  cause: z.enum(['lineups', 'starters', 'results']).nullable(),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
