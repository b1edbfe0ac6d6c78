import { z } from 'zod';
import { halfSchema, plateAppearanceSchema } from './model.ts';

/** A plate appearance by what it did to the home side's chance: `change` in ‰, less than 0 where it helped the visitors. */
export const swingSchema = plateAppearanceSchema
  .pick({ index: true, inning: true, half: true, batterId: true })
  .extend({ event: z.string(), change: z.number().int() });

/** The home side's chance in ‰ after each plate appearance. */
export const chanceSeriesSchema = z.object({
  halves: z.array(z.object({ inning: z.number().int(), half: halfSchema, chances: z.array(z.number().int()) })),
  /** null before the first plate appearance has ended */
  swing: swingSchema.nullable(),
});

export type Swing = z.infer<typeof swingSchema>;
export type ChanceSeries = z.infer<typeof chanceSeriesSchema>;
