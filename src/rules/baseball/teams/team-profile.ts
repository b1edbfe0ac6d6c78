import type { z } from 'zod';
import { teamSchema, venueSchema, namedSchema } from '../game/model.ts';

/** A club of any level as lists of clubs and club pages show it. */
export const teamProfileSchema = teamSchema.omit({ record: true }).extend({
  venue: venueSchema,
  league: namedSchema.nullable(),
  division: namedSchema.nullable(),
  level: namedSchema.nullable(),
  /** the major-league club of an affiliate */
  parent: namedSchema.nullable(),
});

export type TeamProfile = z.infer<typeof teamProfileSchema>;
