import { z } from 'zod';
import { numeric, ordinal, rows, text } from '../wire/tolerant.ts';

/** Savant sends every figure as text. Positions are feet from home plate. */
const wireFieldingPlay = z.object({
  game_pk: ordinal,
  name_display_first_last: text,
  pos: ordinal,
  distance: numeric,
  sprint_speed: numeric,
  hang_time: numeric,
  catch_rate: numeric,
  stars: ordinal,
  out: ordinal,
  start_pos_x: numeric,
  start_pos_y: numeric,
  player_avg_norm_start_pos_x: numeric,
  player_avg_norm_start_pos_y: numeric,
  landing_pos_x: numeric,
  landing_pos_y: numeric,
  landing_pos_x_10: numeric,
  landing_pos_y_10: numeric,
});

export const wireFieldingRange = rows(wireFieldingPlay);

export type WireFieldingPlay = z.infer<typeof wireFieldingPlay>;
