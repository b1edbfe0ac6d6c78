import { z } from 'zod';

export const figureValuesSchema = z.array(z.number().nullable());

/** A player's last games compared with the season. */
export const rollingFormSchema = z.object({
  /** games of the season and of the window; fewer when the player has not played that many */
  seasonGames: z.number().int(),
  games: z.number().int(),
  /** first and last day of the window, YYYY-MM-DD */
  from: z.string(),
  to: z.string(),
  /** figures of the window and of the season, in the order of `rolling-figures.ts` */
  figures: figureValuesSchema,
  season: figureValuesSchema,
  /** the drawn figure over each full window of the season, oldest first */
  trend: figureValuesSchema,
  /** plate appearances or batters faced in the window */
  sample: z.number().int().nullable(),
  isSmall: z.boolean(),
});

export type RollingForm = z.infer<typeof rollingFormSchema>;
