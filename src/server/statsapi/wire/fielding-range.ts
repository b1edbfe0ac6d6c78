import { z } from 'zod';
import { numeric, ordinal, rows, text } from './tolerant.ts';

/** Savant writes every figure as text. */
const wireFieldingPlay = z.object({
  game_pk: ordinal,
  name_display_first_last: text,
  distance: numeric,
  sprint_speed: numeric,
});

export const wireFieldingRange = rows(wireFieldingPlay);

export type WireFieldingPlay = z.infer<typeof wireFieldingPlay>;
