import { z } from 'zod';
import { numeric, ordinal, rows, text } from '#sources/statsapi/wire/tolerant.ts';

const feet = numeric(-2000, 2000);

/** Savant sends every figure as text. Positions are feet from home plate. */
const wireFieldingPlay = z.object({
  game_pk: ordinal(0, 2_147_483_647),
  name_display_first_last: text,
  pos: ordinal(0, 99),
  distance: feet,
  sprint_speed: numeric(0, 99),
  hang_time: numeric(0, 99),
  catch_rate: numeric(-100, 1000),
  stars: ordinal(0, 99),
  out: ordinal(0, 9),
  start_pos_x: feet,
  start_pos_y: feet,
  player_avg_norm_start_pos_x: feet,
  player_avg_norm_start_pos_y: feet,
  landing_pos_x: feet,
  landing_pos_y: feet,
  landing_pos_x_10: feet,
  landing_pos_y_10: feet,
});

export const wireFieldingRange = rows(wireFieldingPlay, 2000);

export type WireFieldingPlay = z.infer<typeof wireFieldingPlay>;
