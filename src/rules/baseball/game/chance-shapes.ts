import { z } from 'zod';
import { halfSchema, plateAppearanceSchema } from './model.ts';

/** The change of the home side's probability by a plate appearance, in ‰; negative if it helped the away side. */
const swingSchema = plateAppearanceSchema
  .pick({ index: true, inning: true, half: true, batterId: true })
  .extend({ event: z.string(), change: z.number().int() });

/** The home side's probability of winning, in ‰, after each plate appearance of a half-inning. */
export const halfChancesSchema = z.object({
  inning: z.number().int(),
  half: halfSchema,
  chances: z.array(z.number().int()),
});

/** The home side's probability of winning through a game. */
export const chanceSeriesSchema = z.object({
  /** before the first pitch, in ‰ */
  start: z.number().int(),
  halves: z.array(halfChancesSchema),
  /** null before the first plate appearance has ended */
  swing: swingSchema.nullable(),
});

export type Swing = z.infer<typeof swingSchema>;
export type ChanceSeries = z.infer<typeof chanceSeriesSchema>;
