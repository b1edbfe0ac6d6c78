import { z } from 'zod';
import { teamSchema, venueSchema } from '#domain/game/model.ts';

const namedSchema = z.object({ id: z.number().int(), name: z.string() });

/** A club as such, of any level: what a list of clubs or a club's own page tells of it. */
export const teamProfileSchema = teamSchema.omit({ record: true }).extend({
  season: z.string().nullable(),
  /** the city or region it plays for: 'Bronx', 'Lake Elsinore' */
  location: z.string().nullable(),
  firstYear: z.string().nullable(),
  venue: venueSchema,
  league: namedSchema.nullable(),
  division: namedSchema.nullable(),
  level: namedSchema.nullable(),
  /** the major-league club that an affiliate belongs to */
  parent: namedSchema.nullable(),
  isActive: z.boolean(),
});

export type TeamProfile = z.infer<typeof teamProfileSchema>;
