import { z } from 'zod';
import { teamSchema, venueSchema } from '../game/model.ts';
import { namedSchema } from '../named.ts';

/** A club of any level as lists of clubs and club pages show it. */
export const teamProfileSchema = teamSchema.omit({ record: true }).extend({
  season: z.string().nullable(),
  /** city or region: 'Bronx', 'Lake Elsinore' */
  location: z.string().nullable(),
  firstYear: z.string().nullable(),
  venue: venueSchema,
  league: namedSchema.nullable(),
  division: namedSchema.nullable(),
  level: namedSchema.nullable(),
  /** the major-league club of an affiliate */
  parent: namedSchema.nullable(),
  isActive: z.boolean(),
});

export type TeamProfile = z.infer<typeof teamProfileSchema>;
